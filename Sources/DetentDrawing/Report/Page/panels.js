// ---- Events

const titleOf = (run, id) => (run.titles ??= titlesOf(run))[id] ?? id;
const titlesOf = (run) => {
  const titles = {};
  for (const e of run.events) if (e.name === 'made') titles[e.id] = e.component ? `${e.id.split(':')[0]} "${e.component}"` : e.id;
  return titles;
};
const common = new Set(['kind', 'i', 't', 'name', 'id', 'user', 'cause', 'line']);
/** The trace counts from 0; people, and scripts, count pages, rows and wheels from 1. */
const valueText = (name, value) => {
  if (name === 'selection' && Array.isArray(value)) return `(${value.map((row) => row === null ? 'none' : row + 1).join(', ')})`;
  return /^(page|initialPage|row|component|item|wheel)$|Page$|Index$/.test(name) && typeof value === 'number' ? String(value + 1) : short(value);
};
const detail = (run, e) => {
  const title = titleOf(run, e.id);
  if (e.name === 'step' || e.name === 'note') return e.text;
  if (e.name === 'decided') return `${e.question}: ${e.outcome}`;
  if (e.name === 'gesture') return `${e.gesture} on ${title}`;
  if (e.name === 'changed') return `${title}: ${e.property} = ${valueText(e.property, e.value)}`;
  const rest = Object.entries(e).filter(([k, v]) => !common.has(k) && typeof v !== 'object').map(([k, v]) => `${k} ${valueText(k, v)}`);
  return [`${title} ${e.name}`, ...rest].join(', ');
};
const hidden = new Set(['made', 'shown', 'changed', 'touch', 'moved', 'dragged', 'pinched', 'zoomed', 'turned']);

/** The script line that stands behind an event, through the events that caused it. */
const lineOf = (run, e) => {
  for (let steps = 0; e && steps < 1000; steps++) {
    if (e.line) return e.line;
    e = e.cause === undefined ? null : run.events[e.cause];
  }
  return null;
};

const listEvents = (page, run) => {
  const rows = run.events.map((e) => {
    const button = make('button', { type: 'button', tabIndex: -1 }, make('span', { className: 't', textContent: e.t.toFixed(3) }), make('span', { className: 'd', textContent: detail(run, e) }));
    button.addEventListener('click', () => { page.jump(e.t); choose(rows[e.i]); });
    return { e, row: make('li', { className: e.name }, button), button };
  });
  let listed = [], current = null;
  const light = (row) => {
    if (row === current) return;
    current?.button.removeAttribute('aria-current');
    if (current) current.button.tabIndex = -1;
    row?.button.setAttribute('aria-current', 'true');
    if (row) row.button.tabIndex = 0;
    current = row;
    explain(page, run, row?.e);
  };
  const reveal = () => {
    if (!current) return;
    const list = $('events'), top = current.row.offsetTop;
    if (top < list.scrollTop || top + current.row.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = top - list.clientHeight / 2;
  };
  const choose = (row) => { light(row); reveal(); page.showLine(lineOf(run, row.e)); };
  const show = (now) => {
    // Of several events at one instant the chosen one stays.
    if (!current || Math.abs(current.e.t - now) > EPSILON || !listed.includes(current)) light(listed[last(listed, now + EPSILON, ({ e }) => e.t)] ?? null);
    reveal();
    page.showLine(current ? lineOf(run, current.e) : null);
  };
  const list = () => {
    listed = rows.filter(({ e }) => $('all').checked || !hidden.has(e.name));
    $('events').replaceChildren(...listed.map(({ row }) => row));
    light(null);
    if (listed.length) listed[0].button.tabIndex = 0;
  };
  $('all').onchange = () => { list(); show(page.now); };
  $('events').onkeydown = (e) => {
    const step = e.key === 'ArrowDown' ? 1 : e.key === 'ArrowUp' ? -1 : 0;
    const row = step && listed[Math.max(0, listed.indexOf(current)) + step];
    if (!row) return;
    e.preventDefault();
    row.button.click();
    row.button.focus();
  };
  list();
  return { show, choose: (index) => { if (!listed.includes(rows[index])) { $('all').checked = true; list(); } choose(rows[index]); } };
};

/** Says why an event happened: what was decided and by which numbers, what caused it, what it led to. */
const explain = (page, run, e) => {
  if (!e) return $('why').replaceChildren(make('span', { className: 'v', textContent: 'Choose an event.' }));
  const list = make('dl');
  const add = (name, value) => list.append(make('dt', { textContent: name }), make('dd', { textContent: value }));
  for (const [name, value] of Object.entries(e)) {
    if (common.has(name) || ['samples', 'choices', 'parties', 'x', 'y', 'text'].includes(name)) continue;
    if (value && typeof value === 'object' && !Array.isArray(value)) {
      for (const [k, v] of Object.entries(value)) add(k, short(v));
    } else add(name, Array.isArray(value) && typeof value[0] === 'object' ? JSON.stringify(value) : valueText(name, value));
  }
  if (e.choices?.length) add('our choice', e.choices.join(', '));
  const to = (target) => {
    const button = make('button', { type: 'button', textContent: `${seconds(target.t)}  ${detail(run, target)}` });
    button.addEventListener('click', () => { page.jump(target.t); page.events.choose(target.i); });
    return button;
  };
  const block = (title, items) => items.length ? [make('h3', { textContent: title }), make('div', { className: 'chain' }, ...items)] : [];
  const causes = [];
  for (let cause = run.events[e.cause]; cause && causes.length < 20; cause = run.events[cause.cause]) causes.push(to(cause));
  const line = lineOf(run, e);
  if (line) causes.push(make('span', { className: 'place', textContent: line }));
  // What a decision led to has the decision's own cause, and comes after it.
  const follows = e.name === 'decided' ? (other) => other.i > e.i && other.cause === e.cause && e.cause !== undefined : (other) => other.cause === e.i;
  const effects = run.events.filter((other) => follows(other) && !hidden.has(other.name)).slice(0, 8).map(to);
  $('why').replaceChildren(make('strong', { textContent: detail(run, e) }), list, ...block('because of', causes), ...block('led to', effects));
};

// ---- Steps: a picture each

const drawSteps = (page, run) => {
  const all = run.events.filter((e) => e.name === 'step'), steps = all.slice(0, 60);
  $('strip').hidden = steps.length === 0;
  const buttons = steps.map((step, k) => {
    // What a step came to is seen where the next one begins, before anything else happens at that instant.
    const next = all[k + 1], film = page.films[0];
    const picture = new Picture(film, { prefix: `s${k}-`, label: '' });
    picture.svg.setAttribute('aria-hidden', 'true');
    picture.show(run.stepFrames[next?.i] ?? film.indexAt(next?.t ?? run.end));
    const button = make('button', { type: 'button' }, picture.svg, make('span', {}, make('span', { className: 't', textContent: seconds(step.t) }), step.text));
    button.addEventListener('click', () => page.jump(step.t));
    return button;
  });
  $('steps').replaceChildren(...buttons.map((button) => make('li', {}, button)));
  return (now) => {
    const current = last(steps, now + EPSILON, (s) => s.t);
    buttons.forEach((button, k) => k === current ? button.setAttribute('aria-current', 'true') : button.removeAttribute('aria-current'));
  };
};

// ---- The script

const luaWords = /(--\[\[[^]*?\]\]|--[^\n]*)|("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\[\[[^]*?\]\])|\b(and|break|do|else|elseif|end|false|for|function|goto|if|in|local|nil|not|or|repeat|return|then|true|until|while)\b/g;

/** The lines of a Lua text, each a list of [kind, piece]. */
const luaLines = (source) => {
  const lines = [[]];
  const add = (kind, text) => text.split('\n').forEach((piece, k) => { if (k) lines.push([]); if (piece) lines[lines.length - 1].push([kind, piece]); });
  let from = 0;
  for (const found of source.matchAll(luaWords)) {
    add('', source.slice(from, found.index));
    add(found[1] ? 'comment' : found[2] ? 'text' : 'word', found[0]);
    from = found.index + found[0].length;
  }
  add('', source.slice(from));
  return lines;
};

const listSource = (page, run) => {
  const prefix = run.name + ':', first = {};
  for (const e of run.events) if (e.line?.startsWith(prefix)) first[e.line.slice(prefix.length)] ??= e.i;
  const lines = luaLines(run.source).map((pieces, k) => {
    const line = make('div', {}, ...pieces.map(([kind, text]) => kind ? make('span', { className: `lua-${kind}`, textContent: text }) : text));
    if (!pieces.length) line.append(' ');
    line.dataset.line = k + 1;
    const event = run.events[first[k + 1]];
    if (event) {
      line.dataset.t = event.t;
      line.title = `To ${seconds(event.t)}`;
      line.addEventListener('click', () => { page.jump(event.t); if (!hidden.has(event.name)) page.events.choose(event.i); });
    }
    return line;
  });
  $('source').replaceChildren(...lines);
  let here = null;
  return (place) => {
    const line = place?.startsWith(prefix) ? lines[Number(place.slice(prefix.length)) - 1] ?? null : null;
    if (line === here) return;
    here?.classList.remove('here');
    here?.removeAttribute('aria-current');
    line?.classList.add('here');
    line?.setAttribute('aria-current', 'true');
    here = line;
    const list = $('source');
    if (line && (line.offsetTop < list.scrollTop || line.offsetTop > list.scrollTop + list.clientHeight - 40)) list.scrollTop = line.offsetTop - list.clientHeight / 2;
  };
};

// ---- State

const listState = (page, run) => {
  const components = run.events.filter((e) => e.name === 'made'), changes = {};
  const note = (e, property, value) => (changes[e.id] ??= []).push({ t: e.t, i: e.i, property, value });
  for (const e of run.events) {
    if (e.name === 'changed') note(e, e.property, () => e.value);
    if (e.name === 'reloaded' && e.selection) note(e, 'selection', () => e.selection);
    if (e.name === 'didSelectRow') note(e, 'selection', (old = []) => Object.assign(old.slice(), { [e.component]: e.row }));
    if (/^(pageChanged|valueChanged)$/.test(e.name) && typeof e.page === 'number') note(e, 'page', () => e.page);
  }
  const before = $('component').selectedOptions[0]?.textContent;
  $('component').replaceChildren(...components.map((made) => make('option', { value: made.i, textContent: titleOf(run, made.id) })));
  const same = [...$('component').options].find((option) => option.textContent === before);
  const first = same ?? [...$('component').options].find((option) => !/^(screen|flow|view|navigationBar)\b/.test(option.textContent));
  if (first) $('component').value = first.value;
  $('state').hidden = components.length === 0;
  const show = (now) => {
    const made = run.events[Number($('component').value)];
    if (made?.name !== 'made') return;
    const values = { frame: made.frame, ...made.properties }, news = new Set();
    for (const e of changes[made.id] ?? []) {
      if (e.t > now + EPSILON) break;
      if (e.i <= made.i) continue;
      values[e.property] = e.value(values[e.property]);
      if (now - e.t < 0.05 && e.t > made.t) news.add(e.property);
    }
    const series = run.series.find((s) => s.title === titleOf(run, made.id));
    const point = series?.points[last(series.points, now + EPSILON, (p) => p[0])];
    if (point) Object.assign(values, { contentOffset: point.slice(1, 3), velocity: point.slice(3, 5).map(Math.round) });
    $('properties').replaceChildren(...Object.entries(values).map(([name, value]) => {
      const row = make('tr', {}, make('th', { scope: 'row', textContent: name }), make('td', { textContent: valueText(name, value) }));
      if (news.has(name)) row.className = 'new';
      return row;
    }));
  };
  $('component').onchange = () => show(page.now);
  return {
    show,
    /** Chooses the component of a title, as pictures carry it. */
    choose: (title) => {
      const option = [...$('component').options].find((o) => o.textContent === title);
      if (option) { $('component').value = option.value; show(page.now); }
      return Boolean(option);
    },
  };
};

// ---- Findings and differences

const listFindings = (page, run) => {
  const items = run.findings.map((finding, k) => {
    const button = make('button', { type: 'button' },
      make('span', { className: 'kind', textContent: `${k + 1} · ${finding.severity}` }), finding.message,
      make('span', { className: 'suggestion', textContent: [finding.suggestion, finding.component, finding.rule].filter(Boolean).join(' · ') }));
    button.addEventListener('click', () => { page.toFinding(k); history.replaceState(null, '', `#finding=${k + 1}`); });
    return button;
  });
  $('finding-list').replaceChildren(...items.map((button) => make('li', {}, button)));
  $('findings').hidden = $('marks-label').hidden = !items.length;
  return items;
};

const listDifferences = (page, differences) => {
  $('differences').hidden = false;
  if (!differences.length) $('difference-list').replaceChildren(make('li', { textContent: 'Nothing: both runs are the same.' }));
  else $('difference-list').replaceChildren(...differences.map(({ t, text }) => {
    const button = make('button', { type: 'button' }, make('span', { className: 't', textContent: t.toFixed(3) }), make('span', { className: 'd', textContent: text }));
    button.addEventListener('click', () => page.jump(t));
    return make('li', {}, button);
  }));
};
