// `npm run artwork`: makes the images that others read as PNG or ICO only (social networks, iOS, who installs the portal,
// who asks for /favicon.ico) from their vector sources.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './install.mjs';
import { openBrowser } from './open-browser.mjs';

/** The mark with the fewest panes, for the size of a tab. */
const SMALL = 'shell/page/public/favicon.svg';
/** The mark on a full square, for who cuts the corners: iOS a little, Android down to a circle. */
const FULL = 'shell/page/public/app-icon.svg';
/** As `SMALL` has its corners. */
const ROUND = 'svg{clip-path:inset(0 round 21.875%)}';
const square = (png, side, style = '') => ({ source: FULL, png, width: side, height: side, style });
const IMAGES = [
  {
    source: 'shell/page/public/social-image.svg',
    png: 'shell/page/public/social-image.png',
    width: 1200,
    height: 630,
    style: '',
  },
  square('shell/page/public/apple-touch-icon.png', 180),
  square('shell/page/public/icon-192.png', 192, ROUND),
  square('shell/page/public/icon-512.png', 512, ROUND),
  square('shell/page/public/icon-maskable-192.png', 192),
  square('shell/page/public/icon-maskable-512.png', 512),
];
const FAVICON = 'shell/page/public/favicon.ico';
const FAVICON_SIDES = [16, 32, 48];

/**
 * An ICO file of square PNG images: six bytes, sixteen for each image, the images.
 * @param {readonly { side: number, png: Buffer }[]} images sides in pixels, below 256
 */
function iconOf(images) {
  const header = Buffer.from([0, 0, 1, 0, images.length, 0]);
  let offset = header.length + 16 * images.length;
  const entries = images.map(({ side, png }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(side, 0);
    entry.writeUInt8(side, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}

const { resolve } = createRequire(path.join(root, 'shared/ui/package.json'));
const font = readFileSync(
  path.join(
    path.dirname(resolve('@fontsource-variable/besley/package.json')),
    'files/besley-latin-wght-normal.woff2',
  ),
);

const browser = await openBrowser();

async function draw({ source, width, height, style }) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>@font-face{font-family:'Besley Variable';src:url(data:font/woff2;base64,${font.toString('base64')});font-weight:400 900}
      body{margin:0}svg{display:block;width:100vw;height:100vh}${style}</style>${readFileSync(path.join(root, source), 'utf8')}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: source === SMALL || style === ROUND });
  await page.close();
  return png;
}

function write(file, bytes) {
  writeFileSync(path.join(root, file), bytes);
  console.log(file);
}

try {
  for (const image of IMAGES) write(image.png, await draw(image));
  const images = [];
  for (const side of FAVICON_SIDES)
    images.push({ side, png: await draw({ source: SMALL, width: side, height: side, style: '' }) });
  write(FAVICON, iconOf(images));
} finally {
  await browser.close();
}
