// ---- The lane under the slider, and the curves

/** From when to when fingers are down. */
const fingerSpans = (run) => {
  const spans = [], down = new Map();
  for (const e of run.events) {
    if (e.name !== 'touch') continue;
    if (e.phase === 'began') down.set(e.finger, [e.t, run.end]);
    const span = down.get(e.finger);
    if (!span || e.phase === 'moved') continue;
    if (e.phase === 'began') spans.push(span); else { span[1] = e.t; down.delete(e.finger); }
  }
  return spans;
};

/** Lets a pointer scrub on an element whose width is the whole run. */
const scrubOn = (element, page) => {
  const follow = (e) => {
    const box = element.getBoundingClientRect();
    page.scrub((e.clientX - box.left) / box.width * page.end);
  };
  element.addEventListener('pointerdown', (e) => { element.setPointerCapture(e.pointerId); follow(e); });
  element.addEventListener('pointermove', (e) => { if (element.hasPointerCapture(e.pointerId)) follow(e); });
  element.addEventListener('pointerup', () => page.remember());
};

const drawLane = (page) => {
  const at = (t) => `${t / page.span * 100}%`;
  const mark = (name, t) => { const i = make('i', { className: name }); i.style.left = at(t); $('lane').append(i); return i; };
  $('lane').replaceChildren();
  for (const run of page.runs) {
    for (const [from, to] of fingerSpans(run)) mark('finger', from).style.width = at(to - from);
    for (const e of run.events) if (e.name === 'step') mark('step', e.t);
    for (const finding of run.findings) mark('mark', finding.time);
  }
};

/** The axis along which a scroll view moves most: 1 for x, 2 for y. */
const mainAxis = (points) => {
  const way = (k) => points.length ? Math.max(...points.map((p) => p[k])) - Math.min(...points.map((p) => p[k])) : 0;
  return way(2) > way(1) ? 2 : 1;
};

/** The length of a pager's page along an axis; 0 when it does not page. */
const pageLength = (run, title, axis) => {
  const made = run.events.find((e) => e.name === 'made' && titleOf(run, e.id) === title);
  return made?.properties?.isPagingEnabled ? made.frame[axis + 1] : 0;
};

/** One curve a scroll view, of one run or, under each other's name, of two. */
const drawCurves = (page) => {
  const titles = [...new Set(page.runs.flatMap((run) => run.series.map((s) => s.title)))];
  const plots = titles.map((title) => {
    const found = page.runs.map((run) => run.series.find((s) => s.title === title)?.points ?? []);
    const axis = mainAxis(found.flat()), name = axis === 1 ? 'x' : 'y';
    const values = found.flat().map((p) => p[axis]);
    const low = Math.min(...values, 0), high = Math.max(...values, 1);
    const x = (t) => t / page.span * 1000, y = (v) => 98 - (v - low) / (high - low) * 92;
    const line = (points, y) => points.map((p, k) => `${k ? 'L' : 'M'}${x(p[0]).toFixed(2)} ${y(p).toFixed(2)}`).join('') + (points.length ? `H${x(page.end).toFixed(2)}` : '');
    const words = make('span', { className: 'v' });
    const svg = draw('svg', { viewBox: '0 0 1000 104', preserveAspectRatio: 'none', role: 'img', 'aria-label': `${title}: ${name} offset over time, from ${short(low)} to ${short(high)} points` });
    for (const [from, to] of fingerSpans(page.runs[0])) draw('rect', { class: 'finger', x: x(from), y: 0, width: Math.max(x(to) - x(from), 1), height: 104 }, svg);
    const length = pageLength(page.runs[0], title, axis);
    for (let v = 0; length > 0 && v <= high && v / length < 200; v += length) draw('line', { class: 'page', x1: 0, x2: 1000, y1: y(v), y2: y(v) }, svg);
    if (found.length === 1) {
      const top = Math.max(1, ...found[0].map((p) => Math.abs(p[axis + 2])));
      draw('path', { class: 'speed', d: line(found[0], (p) => 52 - p[axis + 2] / top * 46) }, svg);
    }
    found.forEach((points, k) => draw('path', { class: k ? 'curve b' : 'curve', d: line(points, (p) => y(p[axis])) }, svg));
    const cursor = draw('line', { class: 'now', y1: 0, y2: 104 }, svg);
    scrubOn(svg, page);
    $('plots').append(make('div', { className: 'plot' }, make('p', {}, make('strong', { textContent: title }), words), svg));
    return (now) => {
      const told = found.map((points) => points[last(points, now + EPSILON, (p) => p[0])]).map((point) =>
        point ? `${name} ${short(point[axis])} pt, ${short(Math.round(point[axis + 2]))} pt/s` : '–');
      words.textContent = told.join(' · ');
      for (const end of ['x1', 'x2']) cursor.setAttribute(end, x(now));
    };
  });
  return (now) => plots.forEach((plot) => plot(now));
};
