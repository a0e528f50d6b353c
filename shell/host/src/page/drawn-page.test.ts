import type { FirstPaint } from './first-paint/create-first-paint';
import { htmlPage } from './html-page';
import { readShellDescription } from '../shells/shell-description';
import { pageMeta } from './page-meta';

const shell = readShellDescription(
  '{"version":"1","base":"/shell/1/","scripts":["main.js"],"styles":["main.css"],"provides":{"contract":1,"kit":"1.0.0","react":"19.0.0"},"integrity":{"main.js":"sha384-m","main.css":"sha384-c"}}',
);
const first: FirstPaint = {
  html: '<h1>Accueil</h1>',
  ...{ styles: '', answers: {}, isInert: false, files: [], canaries: [] },
};
const answers = [{ address: '/config.json', text: '{}' }];
const meta = pageMeta('/', { publicUrl: undefined, isIndexed: true }, undefined);

it('has its code run when all is there that the code reads, even from the cache of a browser', () => {
  const html = htmlPage({ shell }, 'n0nce', { meta, first, answers });
  const code = html.indexOf('src="/shell/1/main.js"');
  expect(code).toBeGreaterThan(html.indexOf('<h1>Accueil</h1>'));
  const read = [
    'data-answer="/config.json"',
    'id="portal-integrity"',
    'id="portal-first-paint"',
    'data-roles="VISITOR"',
    'data-first>',
  ];
  expect(read.filter((part) => !html.slice(0, code).includes(part))).toEqual([]);
  // No page content follows the elements that load the code.
  expect(html.slice(code)).toMatch(
    /<\/template>\s*<script nonce="n0nce">[^<]*<\/script>\s*<\/body>\s*<\/html>\s*$/,
  );
});

it('has its code in the head where nothing is drawn', () => {
  const html = htmlPage({ shell }, 'n0nce', { meta, answers });
  expect(html.slice(0, html.indexOf('<body>'))).toContain('src="/shell/1/main.js"');
});
