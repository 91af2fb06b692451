// ---- Live: a person touches the screen; inputs go to the runtime, frames come back

const startLive = ({ run: number, takes }) => {
  const say = (text, isBad = false) => { $('live-state').textContent = text; $('live-state').className = isBad ? 'bad' : ''; };
  $('live').hidden = false;
  say('live');

  /** Seconds that the clock runs on after the last sign of life, so that what is due can begin. */
  const patience = 0.3;
  let waiting = [], clock = null, livelyUntil = 0;
  /** Names this page among those that show the run. */
  const tab = 1 + Math.floor(Math.random() * 1e6);
  const fingers = new Set();

  const send = async (path, body) => {
    const answer = await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    const json = await answer.json();
    if (!answer.ok) throw new Error(json.error);
    return json;
  };
  /** Virtual milliseconds: the clock runs on from where the run stands while somebody or something is active. */
  const present = () => Math.round(clock.base + (performance.now() - clock.origin));
  const wake = () => {
    livelyUntil = performance.now() + patience * 1000;
    if (clock) return;
    page.stop();
    document.body.classList.add('moving');
    const base = Math.ceil(page.runs[0].end * 1000);
    clock = { base, origin: performance.now(), told: base };
    requestAnimationFrame(turn);
  };
  const rest = () => {
    clock = null;
    document.body.classList.remove('moving');
    page.settle();
  };
  /** What was done, and until when; answers what this page does not have yet. */
  const ask = (inputs, until) => {
    const [run] = page.runs, film = page.films[0];
    return send('input', {
      run: number, tab, inputs, until, events: run.events.length, frames: film.frames.length, templates: film.templates.length,
      sets: film.sets.length, points: run.series.map((s) => s.points.length),
    });
  };
  /** One request at a time, each knowing what those before it have brought. */
  let line = Promise.resolve();
  const exchange = (inputs, until) => {
    const done = line.then(async () => {
      const more = await ask(inputs, until);
      take(more);
      return more;
    });
    line = done.catch(() => {});
    return done;
  };
  /** Another page has taken the run further: this one shows it too, unless its own turns bring it. */
  let isAsking = false, isBehind = false, calm = null;
  const follow = async () => {
    if (clock) return;
    isBehind = true;
    if (isAsking) return;
    isAsking = true;
    page.stop();
    clearTimeout(calm);
    document.body.classList.add('moving');
    try {
      while (isBehind) {
        isBehind = false;
        await exchange([], 0);
      }
    } catch (error) { say(error.message, true); }
    isAsking = false;
    calm = setTimeout(() => { if (!clock && !isAsking) rest(); }, patience * 1000);
  };
  /** Sends what was done since the last time, and draws what came of it. */
  const turn = async () => {
    // A page that was out of sight for a while has not lived through that while.
    const gap = present() - clock.told;
    if (gap > 1000) clock.base -= gap - 16;
    const inputs = waiting, until = present();
    waiting = [];
    clock.told = until;
    try {
      const more = await exchange(inputs, until);
      if (more.isMoving || fingers.size || inputs.length || isPassing()) livelyUntil = performance.now() + patience * 1000;
      if (more.failure) fingers.clear();
      if (!more.failure && (performance.now() < livelyUntil || waiting.length)) requestAnimationFrame(turn); else rest();
    } catch (error) {
      fingers.clear();
      waiting = [];
      rest();
      say(error.message, true);
    }
  };
  const isPassing = () => $('pass').getAttribute('aria-pressed') === 'true';
  const take = (more) => {
    const [run] = page.runs;
    takes = more.takes;
    run.events.push(...more.events);
    run.titles = null;
    run.end = more.end;
    run.isTouched = more.count > 0;
    if (more.failure) { run.failure = more.failure; page.head(); }
    more.series.forEach((series, k) => run.series[k] ? run.series[k].points.push(...series.points) : run.series.push(series));
    page.films[0].extend(more);
    $('time').max = run.end;
    page.now = run.end;
    const picture = page.pictures[0], film = page.films[0];
    picture.show(film.frames.length - 1);
    picture.mark($('touches').checked ? film.trails(film.frames.length - 1, run.end) : [], []);
    $('time').value = run.end;
    $('clock').textContent = seconds(run.end);
    if (more.refused) say(more.refused, true); else say(`live · ${more.count} input${more.count === 1 ? '' : 's'} by hand`);
    $('save').disabled = !run.isTouched;
    hint();
  };
  const hint = () => {
    const keys = takes.keys ?? takes.text;
    $('hint').textContent = plain('Touch the screen: the run goes on from its end.' + (keys ? ` Keys go to ${keys} while the screen has the focus.` : ''));
  };

  const place = (e) => {
    const box = page.pictures[0].svg.getBoundingClientRect(), [width, height] = page.films[0].size;
    const pin = (x, top) => Math.round(Math.min(Math.max(x, 0), top) * 100) / 100;
    return { x: pin((e.clientX - box.left) / box.width * width, width), y: pin((e.clientY - box.top) / box.height * height, height) };
  };
  const input = (phase) => (e) => {
    if (phase === 'began') { if (e.button !== 0) return; fingers.add(e.pointerId); e.currentTarget.setPointerCapture(e.pointerId); e.preventDefault(); $('screens').focus({ preventScroll: true }); }
    if (!fingers.has(e.pointerId)) return;
    wake();
    if (phase === 'ended' || phase === 'cancelled') fingers.delete(e.pointerId);
    waiting.push({ t: present(), finger: fingerOf(e.pointerId), phase, ...place(e) });
  };
  /** Fingers of two pages are not the same. */
  const fingerOf = (pointer) => tab * 1000 + pointer % 1000;

  // ---- Keys go to what has the run's focus, while the screen has the page's

  const keys = {
    ArrowLeft: 'leftArrow', ArrowRight: 'rightArrow', ArrowUp: 'upArrow', ArrowDown: 'downArrow', PageUp: 'pageUp', PageDown: 'pageDown',
    Home: 'home', End: 'end', ' ': 'space',
  };
  const typed = (e) => {
    const isText = e.key === 'Enter' || [...e.key].length === 1;
    if (takes.text && isText && (e.key !== ' ' || !takes.keys)) return { text: e.key === 'Enter' ? '\n' : e.key };
    return takes.keys && keys[e.key] ? { key: keys[e.key], shift: e.shiftKey } : null;
  };
  $('screens').tabIndex = 0;
  $('screens').setAttribute('role', 'group');
  $('screens').setAttribute('aria-label', 'The screen of the run');
  $('screens').addEventListener('keydown', (e) => {
    const act = e.altKey || e.ctrlKey || e.metaKey || e.isComposing ? null : typed(e);
    if (!act) return;
    e.preventDefault();
    e.stopPropagation();
    wake();
    waiting.push({ t: present(), ...act });
  });

  // ---- The wheel turns over the screen, if the run's screen has a pointer

  let stream = 0, lastWheel = -Infinity;
  /** Small turns within this many milliseconds are one movement. */
  const pause = 200;
  $('screens').addEventListener('wheel', (e) => {
    if (!takes.wheel || e.ctrlKey) return;
    e.preventDefault();
    if (performance.now() - lastWheel > pause) stream++;
    lastWheel = performance.now();
    wake();
    const box = page.pictures[0].svg.getBoundingClientRect(), [width, height] = page.films[0].size;
    // Lines and pages are told by some browsers instead of pixels.
    const unit = [1, 16, box.height][e.deltaMode] * width / box.width;
    const by = (e.shiftKey && !e.deltaX ? [e.deltaY, 0] : [e.deltaX, e.deltaY]).map((way) => Math.round(way * unit * 100) / 100);
    const before = waiting.at(-1);
    if (before?.wheel && before.stream === tab * 1000 + stream) before.wheel = before.wheel.map((way, k) => way + by[k]);
    else waiting.push({ t: present(), wheel: by, stream: tab * 1000 + stream, ...place(e) });
  }, { passive: false });
  const attach = () => {
    const { svg } = page.pictures[0];
    svg.classList.add('touchable');
    svg.addEventListener('pointerdown', input('began'));
    svg.addEventListener('pointermove', input('moved'));
    svg.addEventListener('pointerup', input('ended'));
    svg.addEventListener('pointercancel', input('cancelled'));
    hint();
    page.settle = () => { const t = page.end; page.build(); attach(); page.show(t); page.remember(); };
    page.inspect = () => {};
    $('save').disabled = !page.runs[0].isTouched;
  };
  attach();

  // For those who use no pointer: a tap in the middle of the component that the table of states shows.
  $('tap').hidden = false;
  $('tap').addEventListener('click', () => {
    const title = $('component').selectedOptions[0]?.textContent;
    const parts = [...page.pictures[0].svg.querySelectorAll('g')].filter((g) => [...g.children].some((child) => child.tagName === 'title' && child.textContent === title));
    if (!parts.length) return say(`${title} cannot be seen`, true);
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const between = (low, high) => (Math.min(...boxes.map((box) => box[low])) + Math.max(...boxes.map((box) => box[high]))) / 2;
    const middle = { clientX: between('left', 'right'), clientY: between('top', 'bottom') };
    wake();
    const t = present();
    const finger = fingerOf(999);
    waiting.push({ t, finger, phase: 'began', ...place(middle) }, { t: t + 60, finger, phase: 'ended', ...place(middle) });
  });
  $('pass').addEventListener('click', () => {
    $('pass').setAttribute('aria-pressed', String(!isPassing()));
    if (isPassing()) wake();
  });
  $('save').addEventListener('click', () => send('save', { run: number }).then(({ path }) => say(`written: ${path}`), (e) => say(e.message, true)));
  $('again').addEventListener('click', () => send('again', { run: number }).catch((e) => say(e.message, true)));
  const pushes = new EventSource('events');
  pushes.addEventListener('run', (e) => { if (Number(e.data) !== number) location.reload(); });
  pushes.addEventListener('moved', (e) => { if (Number(e.data) !== tab) follow(); });
  pushes.addEventListener('lost', (e) => say(JSON.parse(e.data), true));
  pushes.addEventListener('error', () => say('detent live has ended, or cannot be reached', true));
  pushes.addEventListener('open', () => say('live'));
};
