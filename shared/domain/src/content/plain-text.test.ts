import { plainText } from './plain-text';

it.each([
  ['<p>Créez votre compte.</p>', ['Créez votre compte.']],
  [
    '<h2>Titre</h2>\n<p>Co&ucirc;t&nbsp;: 1&#8239;000&#x202F;&euro;.</p>',
    ['Titre', 'Coût\u00a0: 1\u202f000\u202f€.'],
  ],
  ['Une ligne<br>une autre', ['Une ligne', 'une autre']],
  ['<ul><li>un</li><li>deux &amp; trois</li></ul>', ['un', 'deux & trois']],
  ['<p>avant<script>alert(1)</script><!-- note --> après</p>', ['avant après']],
  ['<p>&inconnue; &#0; reste</p>', ['&inconnue; &#0; reste']],
  ['', []],
])('%j reads %j', (html, words) => {
  expect(plainText(html)).toEqual(words);
});
