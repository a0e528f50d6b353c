import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

/** What the server says of a request that none of its parts was given. */
const DETAILS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  408: 'The request took too long.',
  414: 'The address is too long.',
  421: 'This server does not answer to that name.',
  431: 'The headers are too large.',
};

/** In the shape of the API's errors: whoever reads one reads the other. */
function refusalOf(status: number): string {
  const title = `${(STATUS_CODES[status] ?? 'error').toLowerCase()} http exception`;
  return JSON.stringify([{ title, detail: DETAILS[status] ?? 'The request was refused.' }]);
}

/** Answers a request that no route was asked for. */
export const refuse = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(refusalOf(status));

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Whether the beginning of an answer is on this socket already: anything written now would be part of it. */
function isAnswering(socket: Socket): boolean {
  const message = '_httpMessage' in socket ? socket._httpMessage : undefined;
  return (
    typeof message === 'object' &&
    message !== null &&
    'headersSent' in message &&
    message.headersSent === true
  );
}

/**
 * Answers bytes that are no request (headers too large, two lengths, a body that does not come), with the headers of
 * every other answer, and closes the connection: what follows on it cannot be told from what was refused.
 */
export function refuseBytes(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  const body = refusalOf(status);
  const lines = Object.entries({
    ...headers,
    date: new Date().toUTCString(),
    'x-request-id': randomUUID(),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
}
