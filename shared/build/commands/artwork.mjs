// `npm run artwork`: makes the images that others read as PNG only (social networks, iOS) from their vector sources.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './install.mjs';
import { openBrowser } from './open-browser.mjs';

const IMAGES = [
  { source: 'shell/public/social-image.svg', png: 'shell/public/social-image.png', width: 1200, height: 630 },
  { source: 'shell/public/app-icon.svg', png: 'shell/public/apple-touch-icon.png', width: 180, height: 180 },
];

const { resolve } = createRequire(path.join(root, 'shared/ui/package.json'));
const font = readFileSync(
  path.join(
    path.dirname(resolve('@fontsource-variable/besley/package.json')),
    'files/besley-latin-wght-normal.woff2',
  ),
);

const browser = await openBrowser();
try {
  for (const { source, png, width, height } of IMAGES) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(
      `<style>@font-face{font-family:'Besley Variable';src:url(data:font/woff2;base64,${font.toString('base64')});font-weight:400 900}
      body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${readFileSync(path.join(root, source), 'utf8')}`,
    );
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(root, png) });
    console.log(png);
  }
} finally {
  await browser.close();
}
