import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { PHONE } from './measure-home';
import { newContext } from './measure-screen';
import { untilQuiet, untilTaken } from './visit';

/** A page without code, served by itself. */
export interface StaticPage {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/**
 * The home as it looks, as one file of HTML: its style sheets and drawings are in it, its scripts are not. Nothing that is
 * built from the same look can be there sooner. Fonts come from the portal's own server, as they do there.
 * @param portal address of the portal whose home it is
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
    // What the style sheets name: fonts.
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
  const context = await newContext(browser, undefined, PHONE);
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
      // Not what the server wrote into the page: the files have all of it.
      style.textContent = [...document.styleSheets]
        .filter(({ href }) => href !== null)
        .flatMap(({ href, cssRules }) =>
          [...cssRules].map(({ cssText }) =>
            // Beside the sheet that names them; here there is none.
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
