// ---- The tests of a run of tests; those that failed play

const openTests = ({ summary, isWell, generator, list }) => {
  const rows = list.map((test) => {
    const words = make('span', { className: 'd' }, make('span', { textContent: test.title }), ' ', make('small', { textContent: test.place }));
    const button = make('button', { type: 'button' }, make('span', { className: 'o', textContent: test.outcome }), words);
    button.addEventListener('click', () => choose(test));
    return { test, button, row: make('li', { className: test.outcome }, button) };
  });
  const choose = (test) => {
    for (const { test: other, button } of rows) other === test ? button.setAttribute('aria-current', 'true') : button.removeAttribute('aria-current');
    $('test-words').textContent = plain(test.words);
    $('test-words').hidden = !test.words;
    $('main').hidden = !test.run;
    if (test.run) open([test.run]);
    head();
  };
  const head = () => {
    document.title = $('name').textContent = 'Tests';
    $('verdict').textContent = summary;
    $('verdict').className = isWell ? 'good' : '';
    $('footer').textContent = generator;
  };
  const isBad = (test) => test.outcome === 'failed' || test.outcome === 'error';
  const filter = () => $('test-list').replaceChildren(...rows.filter(({ test }) => !$('only-bad').checked || test.outcome !== 'passed').map(({ row }) => row));
  $('only-bad').addEventListener('change', filter);
  $('tests').hidden = false;
  $('main').hidden = true;
  filter();
  head();
  const first = list.find((test) => isBad(test) && test.run) ?? list.find(isBad);
  if (first) choose(first);
};
