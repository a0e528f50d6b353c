import { faultsOf } from './fragment-faults.cjs';

it.each([
  ['a script', '<p>A</p><SCRIPT src="/a.js"></SCRIPT>'],
  ['a style sheet', '<style>p{}</style>'],
  ['an element that loads or redirects', '<p><iframe src="/a"></iframe></p>'],
  ['an element that loads or redirects', '<meta http-equiv="refresh" content="0;url=/a">'],
  ['an element that loads or redirects', '<link rel="stylesheet" href="/a.css">'],
  ['a style attribute, which the policy of the page ignores', '<p class="a" style="color:red">A</p>'],
  ['an event handler, which the policy of the page refuses', '<img src="/a.png" onerror="alert(1)">'],
  ['a form or a field', '<form action="/a"></form>'],
  ['a form or a field', '<p><input name="a"></p>'],
  ['an id that React counts', '<p id="_R_1_">A</p>'],
  ['an id that React counts', '<label for=":r1:">A</label>'],
  ['an id that React counts', '<p aria-labelledby="«r2»-title">A</p>'],
])('finds %s', (fault, html) => {
  expect(faultsOf(html)).toContain(fault);
});

it.each([
  '<p>&lt;script&gt; and style="a" and onload="b" are words here</p>',
  '<a href="/login#inscription" data-size="lg" aria-label="Se connecter">Se connecter</a>',
  '<svg viewBox="0 0 1 1"><path d="M0 0h1"></path></svg>',
  '<p id="etapes" class="public__R_--aB_r1">A</p>',
])('has nothing against %s', (html) => {
  expect(faultsOf(html)).toEqual([]);
});
