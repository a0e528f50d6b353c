import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { untilQuiet, untilTaken } from '../../fixtures/page-at-rest';
import { PHONE } from './home-paints';
import { newContext } from './screen-bytes';

/** A page without code, on a server of its own. */
export interface StaticPage {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/**
 * The rendered home as one HTML file: style sheets and drawings inlined, scripts removed. Nothing with the same look
 * can be faster. Fonts come from the portal's server, as they do there.
 * @param portal address of the portal
 */
export async function startStaticPage(browser: Browser, portal: string): Promise<StaticPage> {
  const html = brotliCompressSync(await readStill(browser, portal));
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(html);
      return;
    }
    // Proxies the fonts that the style sheets refer to.
    fetch(portal + (request.url ?? '')).then(
      async (answer) => {
        const type = answer.headers.get('content-type') ?? 'application/octet-stream';
        const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
        response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
      },
      () => void response.writeHead(502).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${String(port)}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

async function readStill(browser: Browser, portal: string): Promise<string> {
  const context = await newContext(browser, PHONE);
  try {
    const page = await context.newPage();
    await page.goto(portal);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilTaken(page);
    await untilQuiet(page);
    return await page.evaluate(async () => {
      const still = document.documentElement.cloneNode(true) as HTMLElement;
      for (const element of still.querySelectorAll(
        'script, link, style, template, noscript, meta[http-equiv]',
      ))
        element.remove();
      const style = document.createElement('style');
      // Only the linked sheets, which contain what the server inlined.
      style.textContent = [...document.styleSheets]
        .filter(({ href }) => href !== null)
        .flatMap(({ href, cssRules }) =>
          [...cssRules].map(({ cssText }) =>
            // Paths are relative to the sheet; inlined, they must be absolute.
            cssText.replace(/url\("(?!data:)([^"]+)"\)/g, (_, file: string) => {
              const { pathname } = new URL(file, href ?? document.baseURI);
              return `url("${pathname}")`;
            }),
          ),
        )
        .join('\n');
      still.querySelector('head')?.append(style);
      for (const image of still.querySelectorAll('img')) {
        if (image.src.startsWith('data:')) continue;
        const answer = await fetch(image.src);
        image.src = `data:${answer.headers.get('content-type') ?? ''},${encodeURIComponent(await answer.text())}`;
      }
      return `<!doctype html>${still.outerHTML}`;
    });
  } finally {
    await context.close();
  }
}
