import { connect, type Socket } from 'node:net';

/** The first response on a socket. */
export interface RawAnswer {
  /** 0 when the other side closed without a response. */
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  /** Milliseconds until the other side closed, or until the timeout. */
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
 * Sends raw bytes and reads until the other side closes.
 * @param send writes the data at its own pace; may pause reading
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
    // Writing may fail half way; only the response counts.
    socket.on('error', () => undefined);
    socket.on('close', () => finish(true));
    socket.on('connect', () => send(socket));
  });
}

export const requestBytes = (port: number, bytes: string | Buffer): Promise<RawAnswer> =>
  overSocket(port, (socket) => {
    socket.end(bytes);
  });
