import { connect, type Socket } from 'node:net';

/** What came back on a socket, of which only the first answer is read. */
export interface RawAnswer {
  /** 0 when nothing came before the other side closed. */
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  /** Milliseconds until the other side closed, or until we gave up. */
  readonly ms: number;
  readonly isClosed: boolean;
}

const GIVE_UP_MS = 15_000;

function readAnswer(text: string): Pick<RawAnswer, 'status' | 'headers' | 'body'> {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end < 0 ? text.length : end).split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const length = Number(headers.get('content-length') ?? '0');
  const body = end < 0 ? '' : text.slice(end + 4, end + 4 + length);
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? '0'), headers, body };
}

/**
 * Sends bytes as they are and reads until the other side closes.
 * @param send writes what is to be sent, at its own pace; may stop reading
 */
export function overSocket(port: number, send: (socket: Socket) => void): Promise<RawAnswer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const finish = (isClosed: boolean) => {
      clearTimeout(patience);
      socket.destroy();
      const ms = performance.now() - started;
      resolve({ ...readAnswer(Buffer.concat(chunks).toString('latin1')), ms, isClosed });
    };
    const patience = setTimeout(() => finish(false), GIVE_UP_MS);
    socket.on('data', (chunk) => chunks.push(chunk));
    // What we send may be refused half way: the answer that came is what counts.
    socket.on('error', () => undefined);
    socket.on('close', () => finish(true));
    socket.on('connect', () => send(socket));
  });
}

/** A whole request at once, after which nothing more is sent. */
export const requestBytes = (port: number, bytes: string | Buffer): Promise<RawAnswer> =>
  overSocket(port, (socket) => {
    socket.end(bytes);
  });
