import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Limits the unanswered requests of one connection. Node dispatches all requests it finds in the
 * received data, up to a thousand, and everybody else waits behind them; browsers do not pipeline. Of a connection that
 * exceeds the limit, the first ones are answered in order, and then it is closed.
 */
export function boundPipelining(app: FastifyInstance, most: number): void {
  const waiting = new WeakMap<Socket, number>();
  const overfull = new WeakSet<Socket>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (socket.destroyed || overfull.has(socket) || count > most) {
      // Node may still dispatch requests it has already read; they are not answered either.
      overfull.add(socket);
      socket.pause();
      reply.hijack();
      return;
    }
    waiting.set(socket, count);
    reply.raw.once('close', () => {
      const left = (waiting.get(socket) ?? 1) - 1;
      waiting.set(socket, left);
      if (left === 0 && overfull.has(socket)) socket.destroySoon();
    });
    done();
  });
}
