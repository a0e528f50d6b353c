import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { PLAIN_PAGE_HEADERS } from './plain-page';
import { isForReader, refusalPage } from './refusal-page';

const DETAILS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  408: 'The request took too long.',
  414: 'The address is too long.',
  421: 'This server does not answer to that name.',
  431: 'The headers are too large.',
};

function refusalOf(status: number): string {
  const title = `${(STATUS_CODES[status] ?? 'error').toLowerCase()} http exception`;
  return JSON.stringify([{ title, detail: DETAILS[status] ?? 'The request was refused.' }]);
}

/** Answers a request before routing, where no hook does: in French to who opened the address in a window. */
export function refuse(reply: FastifyReply, status: number): FastifyReply {
  void reply.code(status).header('cache-control', 'no-store');
  return isForReader(reply.request)
    ? reply.headers(PLAIN_PAGE_HEADERS).send(refusalPage(status, reply.request.url))
    : reply.type('application/json; charset=utf-8').send(refusalOf(status));
}

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Whether an answer has begun on this socket: anything written now would become part of it. */
function isAnswering(socket: Socket): boolean {
  const message = '_httpMessage' in socket ? socket._httpMessage : undefined;
  return (
    typeof message === 'object' &&
    message !== null &&
    'headersSent' in message &&
    message.headersSent === true
  );
}

/** Whether bytes that are no valid request are an address in a window, perhaps longer than the packet. */
function isWindow(packet: unknown): boolean {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : '';
  return /^(?:GET|HEAD) [^\r\n]*$/.test(text) || /\r\naccept:[^\r]*text\/html/i.test(text);
}

/** Answers bytes that are no valid request, and closes: where the next one begins is unknown. */
export function refuseBytes(
  error: NodeJS.ErrnoException & { readonly rawPacket?: unknown },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  const { body, ...written } = isWindow(error.rawPacket)
    ? { body: refusalPage(status, ''), ...PLAIN_PAGE_HEADERS }
    : {
        body: refusalOf(status),
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
      };
  const lines = Object.entries({
    ...headers,
    ...written,
    date: new Date().toUTCString(),
    'x-request-id': randomUUID(),
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
}
