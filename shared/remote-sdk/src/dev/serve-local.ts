import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { LocalRelease } from './local-registry';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** A release is one flat folder: a name with a slash cannot belong to it. */
const FILE = /^[\w-][\w.-]*$/;

export function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${text}\n`);
}

/**
 * Sends the current content of a file of a local release. Not cached: its address stays while its content changes.
 * @returns false when the path belongs to no local release
 */
export async function answerLocal(
  pathname: string,
  response: ServerResponse,
  locals: readonly LocalRelease[],
): Promise<boolean> {
  const found = locals.find(({ release }) => pathname.startsWith(release.base));
  if (!found) return false;
  const file = pathname.slice(found.release.base.length);
  const type = MEDIA_TYPES[path.extname(file)];
  const bytes =
    type !== undefined && FILE.test(file)
      ? await readFile(path.join(found.folder, file)).catch(() => undefined)
      : undefined;
  if (bytes === undefined || type === undefined) {
    answerText(response, 404, 'This local release has no such file');
    return true;
  }
  response.writeHead(200, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  response.end(bytes);
  return true;
}
