'use strict';
(() => {
  const run = JSON.parse(document.getElementById('run').textContent);
  const $ = (id) => document.getElementById(id);
  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };
  const SVG = 'http://www.w3.org/2000/svg';
  const draw = (tag, attributes, parent) => {
    const element = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    parent?.append(element);
    return element;
  };
  /** The last index of an ascending list whose key is not above `value`; -1 for none. */
  const last = (list, value, key = (x) => x) => {
    let low = 0, high = list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (key(list[middle]) <= value) low = middle + 1; else high = middle;
    }
    return low - 1;
  };
  const seconds = (t) => t.toFixed(3) + ' s';
  const short = (x) => typeof x === 'number' ? String(Math.round(x * 1000) / 1000) : Array.isArray(x) ? `(${x.map(short).join(', ')})` : String(x);

  // ---- The screen: each frame says which parts changed; a part is a template and its numbers.

  const frames = run.frames;
  const changes = run.parts.map(() => []);
  const orders = [];
  frames.forEach((frame, index) => {
    if (frame.order) orders.push({ index, order: frame.order });
    for (const [part, template, numbers] of frame.changes) changes[part].push({ index, template, numbers });
  });
  const templates = run.templates.map((text) => text.split('\u0001'));
  const fill = ({ template, numbers }) => templates[template].map((piece, k) => k < numbers.length ? piece + numbers[k] : piece).join('');

  const picture = draw('svg', { viewBox: `0 0 ${run.size[0]} ${run.size[1]}`, width: run.size[0], height: run.size[1], role: 'img', 'aria-label': `The screen of ${run.name}`, 'font-family': run.fonts }, $('screen'));
  const parts = run.parts.map(() => ({ element: draw('g', {}), shown: null }));
  const touchLayer = draw('g', { 'pointer-events': 'none' });

  const showFrame = (index) => {
    const frame = frames[index];
    const order = orders[last(orders, index, (o) => o.index)]?.order ?? [];
    for (const part of order) {
      const list = changes[part];
      const change = list[last(list, index, (c) => c.index)];
      if (change && parts[part].shown !== change) {
        parts[part].element.innerHTML = fill(change);
        parts[part].shown = change;
      }
    }
    const wanted = order.map((part) => parts[part].element);
    if (wanted.length + 1 !== picture.childNodes.length || wanted.some((element, k) => picture.childNodes[k] !== element)) {
      picture.replaceChildren(...wanted, touchLayer);
    }
    touchLayer.replaceChildren();
    if (!$('touches').checked) return;
    for (const [x1, y1, x2, y2] of frame.touches ?? []) {
      draw('line', { x1, y1, x2, y2, stroke: '#FF2D55', 'stroke-opacity': 0.6, 'stroke-width': 3 }, touchLayer);
      draw('circle', { cx: x2, cy: y2, r: 22, fill: '#FF2D55', 'fill-opacity': 0.35, stroke: '#FF2D55', 'stroke-width': 2 }, touchLayer);
    }
  };

  // ---- Time

  let now = 0, frameIndex = 0, playing = null;
  const time = $('time');
  time.max = run.end;

  const show = (t, { list = true } = {}) => {
    now = Math.min(Math.max(t, 0), run.end);
    frameIndex = Math.max(0, last(frames, now + 1e-7, (f) => f.t));
    if (frames.length) showFrame(frameIndex);
    time.value = now;
    time.setAttribute('aria-valuetext', seconds(now));
    $('clock').textContent = `${seconds(now)} of ${seconds(run.end)}`;
    showEvent(list);
    showPlots();
    showState();
  };
  const toFrame = (index) => { stop(); if (frames[index]) show(frames[index].t); };
  const stop = () => {
    if (playing === null) return;
    cancelAnimationFrame(playing);
    playing = null;
    $('play').textContent = '▶︎';
    $('play').setAttribute('aria-label', 'Play');
    rememberTime();
  };
  const play = () => {
    if (playing !== null) return stop();
    if (now >= run.end) show(0);
    $('play').textContent = '❚❚';
    $('play').setAttribute('aria-label', 'Pause');
    let before = null;
    const tick = (stamp) => {
      const step = before === null ? 0 : (stamp - before) / 1000 * Number($('speed').value);
      before = stamp;
      show(now + step);
      if (now >= run.end) return stop();
      playing = requestAnimationFrame(tick);
    };
    playing = requestAnimationFrame(tick);
  };
  const rememberTime = () => history.replaceState(null, '', `#t=${Math.round(now * 1e6) / 1e6}`);
  const jump = (t) => { stop(); show(t); rememberTime(); };

  time.addEventListener('input', () => { stop(); show(Number(time.value)); });
  time.addEventListener('change', rememberTime);
  $('play').addEventListener('click', play);
  $('back').addEventListener('click', () => toFrame(frames[frameIndex].t < now ? frameIndex : frameIndex - 1));
  $('forward').addEventListener('click', () => toFrame(frameIndex + 1));
  $('touches').addEventListener('change', () => show(now));
  document.addEventListener('keydown', (e) => {
    if (e.altKey || e.ctrlKey || e.metaKey || /^(SELECT|TEXTAREA)$/.test(e.target.tagName)) return;
    const isButton = /^(BUTTON|INPUT)$/.test(e.target.tagName) && e.target !== time;
    if (e.key === ' ' && !isButton) { e.preventDefault(); play(); }
    if (e.key === 'ArrowLeft') { e.preventDefault(); $('back').click(); }
    if (e.key === 'ArrowRight') { e.preventDefault(); $('forward').click(); }
    if (e.key === 'Home' && e.target.id !== 'events') { e.preventDefault(); jump(0); }
    if (e.key === 'End' && e.target.id !== 'events') { e.preventDefault(); jump(run.end); }
  });

  // ---- Events

  const titles = {};
  for (const e of run.events) if (e.name === 'made') titles[e.id] = e.component ? `${e.id.split(':')[0]} "${e.component}"` : e.id;
  const title = (id) => titles[id] ?? id;
  const common = new Set(['kind', 'i', 't', 'name', 'id', 'user', 'cause', 'line']);
  const detail = (e) => {
    if (e.name === 'step' || e.name === 'note') return e.text;
    if (e.name === 'decided') return `${e.question}: ${e.outcome}`;
    if (e.name === 'gesture') return `${e.gesture} on ${title(e.id)}`;
    if (e.name === 'changed') return `${title(e.id)}.${e.property} = ${short(e.value)}`;
    const rest = Object.entries(e).filter(([k, v]) => !common.has(k) && typeof v !== 'object').map(([k, v]) => `${k} ${short(k === 'page' ? v + 1 : v)}`);
    return [`${title(e.id)} ${e.name}`, ...rest].join(', ');
  };
  const hidden = new Set(['made', 'shown', 'changed', 'touch', 'moved', 'dragged', 'pinched', 'zoomed']);
  const rows = run.events.map((e) => {
    const button = make('button', { type: 'button' }, make('span', { className: 't', textContent: e.t.toFixed(3) }), make('span', { className: 'd', textContent: detail(e) }));
    const row = make('li', { className: e.name }, button);
    button.addEventListener('click', () => { jump(e.t); explain(e); });
    return { e, row, button };
  });
  let listed = [];
  const listEvents = () => {
    listed = rows.filter(({ e }) => $('all').checked || !hidden.has(e.name));
    $('events').replaceChildren(...listed.map(({ row }) => row));
    showEvent(true);
  };
  let current = null;
  const showEvent = (scrolls) => {
    const row = listed[last(listed, now + 1e-7, ({ e }) => e.t)] ?? null;
    if (row !== current) {
      current?.button.removeAttribute('aria-current');
      row?.button.setAttribute('aria-current', 'true');
      current = row;
    }
    if (row && scrolls) {
      const list = $('events'), top = row.row.offsetTop;
      if (top < list.scrollTop || top + row.row.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = top - list.clientHeight / 2;
    }
    showLine(row ? lineOf(row.e) : null);
  };
  $('all').addEventListener('change', listEvents);

  /** The script line that stands behind an event, through the events that caused it. */
  const lineOf = (e) => {
    for (let steps = 0; e && steps < 1000; steps++) {
      if (e.line) return e.line;
      e = e.cause === undefined ? null : run.events[e.cause];
    }
    return null;
  };
  const explain = (e) => {
    const list = make('dl');
    const add = (name, value) => list.append(make('dt', { textContent: name }), make('dd', { textContent: value }));
    for (const [name, value] of Object.entries(e)) {
      if (common.has(name) || name === 'samples') continue;
      if (value && typeof value === 'object' && !Array.isArray(value)) {
        for (const [k, v] of Object.entries(value)) add(k, short(v));
      } else add(name, Array.isArray(value) && typeof value[0] === 'object' ? JSON.stringify(value) : short(value));
    }
    if (e.choices?.length) add('our choice', e.choices.join(', '));
    const chain = make('p');
    for (let cause = e; cause && cause.cause !== undefined;) {
      cause = run.events[cause.cause];
      if (!cause) break;
      const button = make('button', { type: 'button', textContent: `because of ${detail(cause)}` });
      const target = cause;
      button.addEventListener('click', () => { jump(target.t); explain(target); });
      chain.append(button);
    }
    const line = lineOf(e);
    if (line) chain.append(make('span', { textContent: `from ${line}` }));
    $('why').replaceChildren(make('strong', { textContent: `${seconds(e.t)} ${detail(e)}` }), list, chain);
  };

  // ---- The script

  const lines = run.source.split('\n').map((text, k) => {
    const line = make('span', { textContent: text || ' ' });
    line.dataset.line = k + 1;
    return line;
  });
  $('source').append(...lines);
  let here = null;
  const showLine = (place) => {
    const number = place?.startsWith(run.name + ':') ? Number(place.slice(run.name.length + 1)) : 0;
    const line = lines[number - 1] ?? null;
    if (line === here) return;
    here?.classList.remove('here');
    here?.removeAttribute('aria-current');
    line?.classList.add('here');
    line?.setAttribute('aria-current', 'true');
    here = line;
    if (line) $('source').scrollTop = line.offsetTop - $('source').clientHeight / 2;
  };

  // ---- Curves

  const span = Math.max(run.end, 0.001);
  const plots = run.series.map((series) => {
    const axis = series.points.some((p) => p[1] !== series.points[0][1]) || !series.points.some((p) => p[2] !== series.points[0][2]) ? 1 : 2;
    const values = series.points.map((p) => p[axis]), speeds = series.points.map((p) => p[axis + 2]);
    const [low, high] = [Math.min(...values, 0), Math.max(...values, 1)], top = Math.max(1, ...speeds.map(Math.abs));
    const x = (t) => t / span * 1000, y = (v) => 104 - (v - low) / (high - low) * 98;
    const text = make('span', { className: 'v' });
    const figure = make('div', { className: 'plot' }, make('p', {}, make('strong', { textContent: series.title }), text));
    const svg = draw('svg', { viewBox: '0 0 1000 110', preserveAspectRatio: 'none', role: 'img', 'aria-label': `${series.title}: ${axis === 1 ? 'x' : 'y'} offset over time, from ${short(low)} to ${short(high)} points` });
    for (const [from, to] of run.fingers) draw('rect', { class: 'finger', x: x(from), y: 0, width: Math.max(x(to) - x(from), 1), height: 110 }, svg);
    const path = (list, y) => list.map((v, k) => `${k ? 'L' : 'M'}${x(series.points[k][0]).toFixed(2)} ${y(v).toFixed(2)}`).join('');
    draw('path', { class: 'speed', d: path(speeds, (v) => 55 - v / top * 49) }, svg);
    draw('path', { class: 'curve', d: path(values, y) }, svg);
    const cursor = draw('line', { class: 'now', y1: 0, y2: 110 }, svg);
    svg.addEventListener('click', (e) => { const box = svg.getBoundingClientRect(); jump((e.clientX - box.left) / box.width * span); });
    figure.append(svg);
    $('plots').append(figure);
    return () => {
      const point = series.points[Math.max(0, last(series.points, now + 1e-7, (p) => p[0]))];
      text.textContent = `${axis === 1 ? 'x' : 'y'} ${short(point[axis])} pt, ${short(Math.round(point[axis + 2]))} pt/s`;
      for (const end of ['x1', 'x2']) cursor.setAttribute(end, x(now));
    };
  });
  const showPlots = () => plots.forEach((plot) => plot());
  if (!plots.length) $('curves').hidden = true;

  // ---- State

  const components = run.events.filter((e) => e.name === 'made');
  const changesOf = {};
  for (const e of run.events) if (e.name === 'changed') (changesOf[e.id] ??= []).push(e);
  for (const made of components) $('component').append(make('option', { value: made.i, textContent: title(made.id) }));
  const showState = () => {
    const made = run.events[Number($('component').value)];
    if (!made || made.name !== 'made') return;
    const values = { frame: made.frame, ...made.properties };
    for (const e of changesOf[made.id] ?? []) {
      if (e.t > now + 1e-7) break;
      if (e.i > made.i) values[e.property] = e.value;
    }
    const rows = Object.entries(values).map(([name, value]) =>
      make('tr', {}, make('th', { scope: 'row', textContent: name }), make('td', { textContent: /^page$|Index$/.test(name) && typeof value === 'number' ? String(value + 1) : short(value) })));
    $('properties').replaceChildren(...rows);
  };
  $('component').addEventListener('change', showState);
  if (!components.length) $('state').hidden = true;

  // ---- Findings

  run.findings.forEach((finding, k) => {
    const button = make('button', { type: 'button', textContent: `${finding.severity}: ${finding.message}` });
    const item = make('li', { id: `finding-${k + 1}` }, button, make('div', { className: 'suggestion', textContent: [finding.rule, finding.component, finding.suggestion].filter(Boolean).join(' · ') }));
    button.addEventListener('click', () => { jump(finding.time ?? 0); history.replaceState(null, '', `#finding=${k + 1}`); });
    $('finding-list').append(item);
    $('findings').hidden = false;
  });

  // ---- Start

  $('name').textContent = run.name;
  $('verdict').textContent = run.failure ?? `✓ ${run.summary}`;
  $('verdict').className = run.failure ? 'bad' : 'good';
  $('footer').textContent = `${run.generator} · seed ${run.seed}${run.note ? ' · ' + run.note : ''}`;
  const open = () => {
    const at = /^#t=([\d.]+)$/.exec(location.hash), finding = /^#finding=(\d+)$/.exec(location.hash);
    if (finding && run.findings[finding[1] - 1]) {
      show(run.findings[finding[1] - 1].time ?? 0);
      $(`finding-${finding[1]}`).querySelector('button').focus();
    } else show(at ? Number(at[1]) : 0);
  };
  addEventListener('hashchange', open);
  listEvents();
  open();
})();
