import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { refusal, type ApiProblem } from '../wire/api-problem';

/** A virus scanner, asked before a file of anybody is stored, and again before it is given to anybody. */
export interface FileScanner {
  /** What was found; undefined in a clean file. @throws ApiProblem 503 when the scanner does not answer */
  scan(bytes: Buffer): Promise<string | undefined>;
  isThere(): Promise<boolean>;
}

const ANSWER_MS = 20_000;
const PING_MS = 1000;
/** Signatures are renewed several times a day; what was read twice in an hour is scanned once. */
const REMEMBERED_MS = 60 * 60_000;
const REMEMBERED = 1000;

const scannerAway = (): ApiProblem =>
  refusal(503, 'file scan http exception', 'The virus scanner does not answer. No file is taken or given.', {
    headers: { 'retry-after': '30' },
  });

/** One command of clamd's protocol, ended by NUL like its answer. @throws Error when there is no answer in time */
function ask(url: URL, parts: readonly Buffer[], timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket =
      url.protocol === 'unix:'
        ? connect(decodeURIComponent(url.pathname))
        : connect(Number(url.port || 3310), url.hostname.replace(/^\[(.*)\]$/, '$1'));
    let answer = '';
    const timer = setTimeout(() => socket.destroy(new Error('no answer in time')), timeoutMs);
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => (answer += text));
    socket.once('error', reject);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(answer.replace(/\0[^]*$/, ''));
    });
    for (const part of parts) socket.write(part);
  });
}

function sized(bytes: Buffer): readonly Buffer[] {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return [length, bytes];
}

/** @param url of a clamd: `tcp://127.0.0.1:3310` or `unix:///run/clamav/clamd.ctl` */
export function createFileScanner(url: string, now: () => Date): FileScanner {
  const clamd = new URL(url);
  const verdicts = new Map<string, { readonly found: string | undefined; readonly at: number }>();

  const judge = async (bytes: Buffer): Promise<string | undefined> => {
    const parts = [Buffer.from('zINSTREAM\0'), ...sized(bytes), Buffer.alloc(4)];
    const answer = await ask(clamd, parts, ANSWER_MS).catch(() => '');
    if (answer === 'stream: OK') return undefined;
    const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
    if (found === undefined) throw scannerAway();
    return found;
  };

  return {
    async scan(bytes) {
      const digest = createHash('sha256').update(bytes).digest('hex');
      const known = verdicts.get(digest);
      const at = now().getTime();
      if (known && Math.abs(at - known.at) < REMEMBERED_MS) return known.found;
      const found = await judge(bytes);
      if (verdicts.size >= REMEMBERED) verdicts.delete(verdicts.keys().next().value ?? '');
      verdicts.set(digest, { found, at });
      return found;
    },
    isThere: async () => (await ask(clamd, [Buffer.from('zPING\0')], PING_MS).catch(() => '')) === 'PONG',
  };
}
