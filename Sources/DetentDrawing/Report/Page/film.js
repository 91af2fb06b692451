// ---- What all parts use

const $ = (id) => document.getElementById(id);
/** Text without characters that steer a terminal or turn the direction of what follows, as pictures show it. */
const plain = (text) => typeof text === 'string' ? text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd') : text;
const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  if ('textContent' in properties) element.textContent = plain(properties.textContent);
  element.append(...children.map(plain));
  return element;
};
const draw = (tag, attributes, parent) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
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
/** Half a microsecond: instants are whole ones. */
const EPSILON = 5e-7;
const seconds = (t) => t.toFixed(3) + ' s';
const short = (x) =>
  typeof x === 'number' ? String(Math.round(x * 1000) / 1000) : Array.isArray(x) ? `(${x.map(short).join(', ')})` : String(x);

// ---- A film: each frame says which parts changed; a part is a template with the values of its holes.

class Film {
  constructor(run) {
    this.size = run.size;
    this.name = run.name;
    this.fonts = run.fonts;
    this.frames = [];
    this.templates = [];
    this.sets = [];
    this.latest = [];
    this.changes = [];
    this.orders = [];
    this.extend(run);
  }

  /** Takes in frames that follow those that there are. */
  extend({ frames, templates, sets, size }) {
    this.size = size;
    this.sets.push(...sets);
    for (const text of templates) this.templates.push(text.split('\u0001'));
    for (const [t, changes, order, touches] of frames) {
      const index = this.frames.length;
      this.frames.push({ t, touches: touches ?? [] });
      if (order) this.orders.push({ index, order });
      for (const change of changes) this.take(index, change);
    }
  }

  /**
   * [part, template, values] says all of a part; [part, template, [place, value, …], [set, hundredths, …]] what is other
   * than when the part last had this template; [part, template, change, [place, value, …]] what is other than an earlier
   * change has made of it.
   */
  take(index, [part, template, first, more]) {
    const latest = this.latest[part] ??= {}, changes = this.changes[part] ??= [];
    let values = first;
    if (more) {
      const isAgain = typeof first === 'number', edits = isAgain ? more : first;
      values = (isAgain ? changes[first].values : latest[template]).slice();
      for (let k = 0; !isAgain && k < more.length; k += 2) {
        for (const place of this.sets[more[k]]) values[place] = (Math.round(values[place] * 100) + more[k + 1]) / 100;
      }
      for (let k = 0; k < edits.length; k += 2) values[edits[k]] = edits[k + 1];
    }
    latest[template] = values;
    changes.push({ index, template, values });
  }

  indexAt(t) { return Math.max(0, last(this.frames, t + EPSILON, (f) => f.t)); }
  orderAt(index) { return this.orders[last(this.orders, index, (o) => o.index)]?.order ?? []; }
  changeAt(part, index) {
    const list = this.changes[part] ?? [];
    return list[last(list, index, (c) => c.index)];
  }
  text({ template, values }) {
    return this.templates[template].map((piece, k) => k < values.length ? piece + values[k] : piece).join('');
  }

  /** The ways of the fingers that are down, and of those that have just lifted: by finger its points with their age. */
  trails(index, now) {
    const trails = new Map();
    for (let k = index; k >= 0 && now - this.frames[k].t <= Film.trail; k--) {
      for (const [x1, y1, x, y] of this.frames[k].touches) {
        const name = `${x1} ${y1}`;
        if (!trails.has(name)) trails.set(name, { isDown: k === index, points: [] });
        trails.get(name).points.push({ x, y, age: (now - this.frames[k].t) / Film.trail });
      }
    }
    return [...trails.values()];
  }
}
/** For how long a finger's way stays in sight, in seconds. */
Film.trail = 0.5;

/** A film's picture in an element; `prefix` keeps its names apart from those of other pictures of the page. */
class Picture {
  constructor(film, { prefix = '', label }) {
    this.film = film;
    this.prefix = prefix;
    this.parts = [];
    const [width, height] = film.size;
    this.svg = draw('svg', { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': label, 'font-family': film.fonts });
    this.top = draw('g', { 'pointer-events': 'none' });
  }

  show(index) {
    const order = this.film.orderAt(index);
    const wanted = order.map((part) => {
      const own = this.parts[part] ??= { element: draw('g', {}), shown: null };
      const change = this.film.changeAt(part, index);
      if (change && own.shown !== change) {
        const text = this.film.text(change);
        own.element.innerHTML = this.prefix ? text.replace(/(id="|url\(#)(p\d+-)/g, `$1${this.prefix}$2`) : text;
        own.shown = change;
      }
      return own.element;
    });
    const nodes = this.svg.childNodes;
    if (wanted.length + 1 !== nodes.length || wanted.some((element, k) => nodes[k] !== element)) this.svg.replaceChildren(...wanted, this.top);
  }

  /** Draws over the picture: fingers with their ways, and boxes with a number. */
  mark(trails, boxes) {
    this.top.replaceChildren();
    for (const { x, y, width, height, number } of boxes) {
      draw('rect', { x: x - 2, y: y - 2, width: width + 4, height: height + 4, rx: 6, fill: '#FF9500', 'fill-opacity': 0.12, stroke: '#FF9500', 'stroke-width': 2, 'stroke-dasharray': '6 4' }, this.top);
      const [cx, cy] = [x + width, y].map((place, k) => Math.min(Math.max(place, 26), this.film.size[k] - 26));
      draw('circle', { cx, cy, r: 12, fill: '#B25000' }, this.top);
      draw('text', { x: cx, y: cy + 4.5, 'font-size': 13, 'font-weight': 600, 'text-anchor': 'middle', fill: '#FFFFFF' }, this.top).textContent = number;
    }
    for (const { isDown, points } of trails) {
      points.slice(1).forEach((point, k) => draw('line', { x1: points[k].x, y1: points[k].y, x2: point.x, y2: point.y, stroke: '#FF2D55', 'stroke-opacity': Math.max(0.05, 0.7 * (1 - point.age)).toFixed(2), 'stroke-width': 4 }, this.top));
      const { x, y, age } = points[0];
      const strength = isDown ? 1 : Math.max(0, 1 - age);
      draw('circle', { cx: x, cy: y, r: isDown ? 22 : 22 + 14 * age, fill: '#FF2D55', 'fill-opacity': (0.3 * strength).toFixed(2), stroke: '#FF2D55', 'stroke-opacity': strength.toFixed(2), 'stroke-width': 2 }, this.top);
    }
  }
}
