// ---- The page: one run that plays, or two side by side

class Page {
  /** `runs` are the one run, or the two that are compared. */
  constructor(runs, { differences } = {}) {
    this.runs = runs;
    this.films = runs.map((run) => new Film(run));
    this.differences = differences;
    this.now = 0;
    this.playing = null;
    this.chosen = null;
    document.body.classList.toggle('comparing', runs.length > 1);
    this.build();
  }

  get end() { return Math.max(...this.runs.map((run) => run.end)); }
  get span() { return Math.max(this.end, 0.001); }

  build() {
    const [run] = this.runs;
    this.pictures = this.films.map((film, k) => new Picture(film, { prefix: this.films.length > 1 ? `m${k}-` : '', label: `The screen of ${film.name}` }));
    $('screens').replaceChildren(...this.pictures.map(({ svg }, k) => {
      if (this.runs.length < 2) return make('figure', { className: 'screen' }, svg);
      return make('figure', { className: 'screen' }, make('figcaption', {}, make('span', { className: k ? 'key b' : 'key' }), this.runs[k].name), svg);
    }));
    this.pictures[0].svg.addEventListener('click', (e) => this.inspect(e.target));
    const isPair = this.runs.length > 1;
    for (const id of ['what', 'reasons', 'state', 'script', 'strip', 'findings']) $(id).hidden = isPair;
    this.showLine = isPair ? () => {} : listSource(this, run);
    this.events = isPair ? { show() {} } : listEvents(this, run);
    this.state = isPair ? { show() {} } : listState(this, run);
    this.showStep = isPair ? () => {} : drawSteps(this, run);
    this.findings = isPair ? [] : listFindings(this, run);
    if (this.differences) listDifferences(this, this.differences);
    this.head();
    this.stretch();
  }

  /** Draws what is as long as the run. */
  stretch() {
    $('time').max = this.end;
    drawLane(this);
    $('plots').replaceChildren();
    this.showCurves = drawCurves(this);
  }

  head() {
    const [run] = this.runs;
    document.title = $('name').textContent = plain(this.runs.map((run) => run.name).join(' and '));
    const prefix = run.name + ': ';
    $('verdict').textContent = plain(run.failure ?? (run.summary.startsWith(prefix) ? run.summary.slice(prefix.length) : run.summary));
    $('verdict').className = run.failure ? 'bad' : 'good';
    if (this.differences) {
      const count = this.differences.length;
      $('verdict').textContent = count ? `${count} difference${count > 1 ? 's' : ''}` : 'the same';
      $('verdict').className = count ? '' : 'good';
    }
    $('footer').textContent = [run.generator, `seed ${run.seed}`, run.note].filter(Boolean).join(' · ');
    $('hint').textContent = this.differences ? '' : 'Click a component to see its state.';
  }

  show(t) {
    this.now = Math.min(Math.max(t, 0), this.end);
    this.films.forEach((film, k) => {
      const index = film.indexAt(this.now);
      if (film.frames.length) this.pictures[k].show(index);
      this.pictures[k].mark($('touches').checked ? film.trails(index, this.now) : [], k ? [] : this.boxes());
    });
    $('time').value = this.now;
    $('time').setAttribute('aria-valuetext', seconds(this.now));
    $('clock').replaceChildren(seconds(this.now), make('span', { className: 'of', textContent: ` of ${seconds(this.end)}` }));
    this.reveal();
    this.events.show(this.now);
    this.showStep(this.now);
    this.showCurves(this.now);
    this.state.show(this.now);
  }

  /** Brings the present moment of an enlarged timeline into sight. */
  reveal() {
    const track = $('track'), x = 8 + this.now / this.span * ($('ruler').offsetWidth - 16);
    if (x < track.scrollLeft + 8 || x > track.scrollLeft + track.clientWidth - 8) track.scrollLeft = x - track.clientWidth / 2;
  }

  /** Boxes around what findings are about: all so far, or else the chosen one, or else those of this moment. */
  boxes() {
    const isSeen = ({ time }, k) => $('marks').checked ? time <= this.now + EPSILON : this.chosen === null ? Math.abs(time - this.now) < 0.02 : k === this.chosen;
    return this.runs[0].findings.map((finding, k) => ({ finding, number: k + 1, isSeen: isSeen(finding, k) }))
      .filter(({ finding, isSeen }) => finding.frame && isSeen)
      .map(({ finding: { frame: [x, y, width, height] }, number }) => ({ x, y, width, height, number }));
  }

  toFinding(k) {
    this.jump(this.runs[0].findings[k].time);
    this.chosen = k;
    this.findings.forEach((button, n) => n === k ? button.setAttribute('aria-current', 'true') : button.removeAttribute('aria-current'));
    this.show(this.now);
  }

  /** The component at a place of the picture, shown in the table of states. */
  inspect(element) {
    for (let group = element.closest('g'); group; group = group.parentElement?.closest('g')) {
      const title = [...group.children].find((child) => child.tagName === 'title')?.textContent;
      if (title && this.state.choose(title)) return;
    }
    this.state.choose?.(titleOf(this.runs[0], this.runs[0].events.find((e) => e.name === 'made')?.id));
  }

  // ---- Time

  remember() { history.replaceState(null, '', `#t=${Math.round(this.now * 1e6) / 1e6}`); }

  choose(k) {
    this.chosen = k;
    if (k === null) this.findings.forEach((button) => button.removeAttribute('aria-current'));
  }

  jump(t) { this.scrub(t); this.remember(); }
  scrub(t) { this.stop(); this.choose(null); this.show(t); }

  /** To the frame before or after the present moment, of any film. */
  step(way) {
    const times = this.films.map((film) => {
      const index = way > 0 ? last(film.frames, this.now + EPSILON, (f) => f.t) + 1 : last(film.frames, this.now - EPSILON, (f) => f.t);
      return film.frames[index]?.t;
    }).filter((t) => t !== undefined);
    if (times.length) this.jump(way > 0 ? Math.min(...times) : Math.max(...times));
  }

  stop() {
    if (this.playing === null) return;
    cancelAnimationFrame(this.playing);
    this.playing = null;
    document.body.classList.remove('playing');
    $('play').setAttribute('aria-label', 'Play');
    this.remember();
  }

  play() {
    if (this.playing !== null) return this.stop();
    this.choose(null);
    if (this.now >= this.end - EPSILON) this.show(0);
    document.body.classList.add('playing');
    $('play').setAttribute('aria-label', 'Pause');
    let before = null;
    const tick = (stamp) => {
      const passed = before === null ? 0 : (stamp - before) / 1000 * Number($('speed').value);
      before = stamp;
      this.show(this.now + passed);
      if (this.now >= this.end) return this.stop();
      this.playing = requestAnimationFrame(tick);
    };
    this.playing = requestAnimationFrame(tick);
  }

  /** Opens at what the address names: #t=1.32 or #finding=2; else at the start, or where the run failed. */
  open() {
    const at = /^#t=([\d.]+)$/.exec(location.hash), finding = /^#finding=(\d+)$/.exec(location.hash);
    const button = finding && this.findings[finding[1] - 1];
    if (button) {
      this.toFinding(finding[1] - 1);
      button.focus();
      history.replaceState(null, '', `#finding=${finding[1]}`);
    } else this.show(at ? Number(at[1]) || 0 : this.runs[0].failure ? this.end : 0);
  }
}
