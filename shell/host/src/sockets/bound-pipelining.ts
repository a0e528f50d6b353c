import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Bounds the requests of one connection that wait for their answers (finding S12). Node hands on as many as it finds in
 * what arrived, a thousand at a time, and everybody else waits behind them; browsers ask the next one once the last is
 * answered. A connection with one more than the bound is cut off.
 */
export function boundPipelining(app: FastifyInstance, most: number): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (socket.destroyed || count > most) {
      // What Node has read of it already still comes here, and is not answered either.
      socket.destroy();
      reply.hijack();
      return;
    }
    waiting.set(socket, count);
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  });
}
