import { existsSync } from 'node:fs';
import path from 'node:path';
import { MEDIA_TYPES } from '@portal/host/files/media-types';
import { SIBLINGS, digestOf, filesOf, type BuiltRelease } from '../registry/built-release';
import { refuse } from '../refusal';

const AT_ONCE = 8;
const TIMEOUT_MS = 15_000;
const YEAR_S = 31_536_000;

async function ask(url: string, encoding: string, accept = '*/*'): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { accept, 'accept-encoding': encoding },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    refuse(`${url} could not be had: is a portal running there?`, cause);
  }
}

/** Checks the headers that browsers rely on while they cache a file for a year. */
function checkHeaders(url: string, headers: Headers, encoding: string | undefined): void {
  const cached = headers.get('cache-control') ?? '';
  const maxAge = Number(/max-age=(\d+)/.exec(cached)?.[1] ?? 0);
  if (!/\bimmutable\b/.test(cached) || maxAge < YEAR_S)
    refuse(`${url} is served with cache-control "${cached}": it must be immutable for a year.`);
  const type = headers.get('content-type') ?? '';
  const [wanted] = MEDIA_TYPES[path.extname(new URL(url).pathname)]?.split(';') ?? [];
  if (wanted === undefined || !type.startsWith(wanted))
    refuse(`${url} is served as "${type}"${wanted === undefined ? '' : `, not as ${wanted}`}.`);
  if (headers.get('x-content-type-options') !== 'nosniff')
    refuse(`${url} is served without x-content-type-options: nosniff.`);
  const encoded = headers.get('content-encoding') ?? undefined;
  if (encoded !== encoding)
    refuse(
      `${url} is served with content-encoding ${String(encoded)} where ${String(encoding)} was asked for.`,
    );
}

/** Checks a file, plain and compressed: the same content and the right headers. */
async function checkFile(built: BuiltRelease, address: string, file: string, digest: string): Promise<void> {
  const url = `${address}${built.release.base}${file}`;
  const forms = [
    undefined,
    ...SIBLINGS.filter(({ suffix }) => existsSync(path.join(built.folder, file + suffix))).map(
      ({ encoding }) => encoding,
    ),
  ];
  for (const encoding of forms) {
    const answer = await ask(url, encoding ?? 'identity');
    if (!answer.ok)
      refuse(`${url} answered ${String(answer.status)}: is that portal's dist the one you deploy to?`);
    checkHeaders(url, answer.headers, encoding);
    const bytes = await answer.arrayBuffer().catch((cause: unknown) => refuse(`${url} broke off.`, cause));
    // `fetch` has decompressed it.
    if (digestOf(Buffer.from(bytes)) !== digest)
      refuse(`${url}${encoding === undefined ? '' : ` (${encoding})`} is not the file that was built.`);
  }
}

/** A missing file must give a 404 as text: an HTML page might be taken for the script. */
async function checkAbsence(url: string): Promise<void> {
  const answer = await ask(url, 'identity');
  await answer.arrayBuffer();
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status !== 404 || !type.startsWith('text/plain'))
    refuse(`${url} must answer 404 as text, and answered ${String(answer.status)} as "${type}".`);
}

/**
 * Requests every file of a release from the real server, like browsers, and checks digest, headers and compressed
 * forms; also a missing file, and source maps, which must not be served.
 * @param address origin of a portal that serves the same `dist`
 * @returns the number of responses checked
 */
export async function verifyServed(built: BuiltRelease, address: string): Promise<number> {
  const { base, entry } = built.release;
  const files = filesOf(built);
  const absent = [
    `${address}${base}not-in-this-release.js`,
    `${address}${base}${entry}.map`,
    `${address}${base}maps/${entry}.map`,
    `${address}/maps${base}${entry}.map`,
  ];
  const waiting = [
    ...files.map(
      ([file, digest]) =>
        () =>
          checkFile(built, address, file, digest),
    ),
    ...absent.map((url) => () => checkAbsence(url)),
  ];
  const total = waiting.length;
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await check();
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    // After a failure, stop the remaining requests.
    waiting.length = 0;
  }
  return total;
}

/**
 * Requests a page from a server that gives everyone this shell: it must be one, with the shell's script and digest.
 * @returns the number of responses checked
 */
export async function verifyPage({ release }: BuiltRelease, address: string): Promise<number> {
  const answer = await ask(`${address}/`, 'identity', 'text/html');
  const page = await answer.text();
  const { base, entry, integrity } = release;
  // Whatever its status: a portal may have no remote yet that answers there.
  if (!page.includes(`src="${base}${entry}" integrity="${String(integrity[entry])}"`))
    refuse(`The server makes no page with shell ${release.version}: it answered ${String(answer.status)}.`);
  return 1;
}
