import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { builtGallery, galleryFolder } from './build-gallery.mjs';

const ADDRESS = '/__ui';
/** Its files are in one folder: a name, never a path. */
const FILE = /^\/__ui\/([\w.-]+\.(js|css|svg|woff2|map))$/;

/** @type {Record<string, string>} */
const TYPES = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  map: 'application/json',
};

/**
 * As strict as the portal's own policy, so that components meet the same restrictions.
 * @param {string} nonce
 */
const policy = (nonce) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** @param {import('node:http').IncomingMessage} request */
const pathOf = (request) => new URL(request.url ?? '/', 'http://localhost').pathname;

/**
 * Whether a request is for the design system page or one of its files.
 * @param {import('node:http').IncomingMessage} request
 */
export const isForGallery = (request) =>
  pathOf(request) === ADDRESS || pathOf(request).startsWith(`${ADDRESS}/`);

/**
 * Serves the last built design system page, or one of its files.
 * @param {(nonce: string) => string} [extra] HTML to put at the end of the page: a script under that nonce
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export async function answerGallery(request, response, extra = () => '') {
  const pathname = pathOf(request);
  try {
    const file = FILE.exec(pathname);
    if (file) {
      const body = await readFile(path.join(galleryFolder, file[1]));
      send(response, 200, TYPES[file[2]], body);
    } else if (pathname === ADDRESS || pathname === `${ADDRESS}/`) {
      const nonce = randomBytes(16).toString('base64');
      const page = await readFile(path.join(galleryFolder, 'index.html'), 'utf8');
      response.setHeader('content-security-policy', policy(nonce));
      send(response, 200, 'text/html; charset=utf-8', page.replace('</body>', `${extra(nonce)}</body>`));
    } else {
      send(response, 404, 'text/plain; charset=utf-8', 'The design system has no such file.\n');
    }
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    const [status, words] = builtGallery()
      ? [404, 'The design system has no such file.\n']
      : [503, 'The page could not be built: the terminal says why.\n'];
    send(response, status, 'text/plain; charset=utf-8', words);
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} type
 * @param {string | Buffer} body
 */
function send(response, status, type, body) {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
