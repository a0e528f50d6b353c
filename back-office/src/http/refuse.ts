import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

const DETAILS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  408: 'The request took too long.',
  414: 'The address is too long.',
  421: 'This server does not answer to that name.',
  431: 'The headers are too large.',
};

/** In the error format of the API. */
function refusalOf(status: number): string {
  const title = `${(STATUS_CODES[status] ?? 'error').toLowerCase()} http exception`;
  return JSON.stringify([{ title, detail: DETAILS[status] ?? 'The request was refused.' }]);
}

/** Answers a request before routing. */
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

/**
 * Answers bytes that are no valid request (headers too large, two lengths, missing body), with the common headers,
 * and closes the connection: where the next request begins is unknown.
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
