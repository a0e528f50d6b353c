import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Limits the unanswered requests of one connection (finding S12). Node dispatches all requests it finds in the
 * received data, up to a thousand, and everybody else waits behind them; browsers do not pipeline. A connection that
 * exceeds the limit is closed.
 */
export function boundPipelining(app: FastifyInstance, most: number): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (socket.destroyed || count > most) {
      // Node may still dispatch requests it has already read; they are not answered either.
      socket.destroy();
      reply.hijack();
      return;
    }
    waiting.set(socket, count);
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  });
}
