// ---- Start

/** Much data is packed (Deflate, then Base64). */
const unpack = async (text) => {
  if (!('DecompressionStream' in window)) throw new Error('This page needs a browser of 2023 or later.');
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
};
let data;
try {
  const { type, textContent } = $('data');
  data = JSON.parse(type === 'application/json' ? textContent : await unpack(textContent));
} catch (error) {
  $('name').textContent = error.message;
  throw error;
}
let page = null;
const open = (runs, more) => { page?.stop(); page = new Page(runs, more); page.open(); };

$('time').addEventListener('input', () => page.scrub(Number($('time').value)));
$('time').addEventListener('change', () => page.remember());
$('play').addEventListener('click', () => page.play());
$('back').addEventListener('click', () => page.step(-1));
$('forward').addEventListener('click', () => page.step(1));
for (const id of ['touches', 'marks']) $(id).addEventListener('change', () => page.show(page.now));
$('zoom').addEventListener('change', () => {
  $('ruler').style.setProperty('--zoom', $('zoom').value);
  page.reveal();
});
scrubOn($('lane'), { scrub: (t) => page.scrub(t), remember: () => page.remember(), get end() { return page.end; } });
document.addEventListener('keydown', (e) => {
  if (!page || e.altKey || e.ctrlKey || e.metaKey || /^(SELECT|TEXTAREA)$/.test(e.target.tagName)) return;
  const isTime = e.target === $('time'), holdsSpace = !isTime && /^(BUTTON|INPUT|SUMMARY)$/.test(e.target.tagName);
  const act = {
    ' ': holdsSpace ? null : () => page.play(),
    ArrowLeft: () => e.shiftKey ? page.jump(page.now - 0.1) : page.step(-1),
    ArrowRight: () => e.shiftKey ? page.jump(page.now + 0.1) : page.step(1),
    Home: () => page.jump(0),
    End: () => page.jump(page.end),
  }[e.key];
  if (act) { e.preventDefault(); act(); }
});
addEventListener('hashchange', () => page?.open());

if (data.tests) openTests(data.tests);
else open(data.runs, data);
if (data.live) {
  startLive(data.live);
  if (!location.hash) page.show(page.end);
}
