import type { FastifyInstance } from 'fastify';
import { ApiProblem, Unauthorized } from '../../src/wire/api-problem';

export interface Fault {
  /** Prefix of the path, such as `/admin/api/requests`. */
  readonly path: string;
  readonly method?: string;
  readonly status: number;
  /** How many calls fail; 1 by default. */
  readonly times?: number;
  /** Milliseconds before the answer. */
  readonly delayMs?: number;
}

export interface Faults {
  fail(fault: Fault): void;
  clear(): void;
}

/** Runs after authentication: unsigned calls are refused as usual. */
export function injectFaults(app: FastifyInstance): Faults {
  let waiting: { fault: Fault; left: number }[] = [];
  app.addHook('preHandler', async (request) => {
    const entry = waiting.find(
      ({ fault }) =>
        request.url.startsWith(fault.path) && (fault.method ?? request.method) === request.method,
    );
    if (!entry) return;
    entry.left -= 1;
    if (entry.left <= 0) waiting = waiting.filter((other) => other !== entry);
    const { delayMs = 0, status } = entry.fault;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (status === 401) throw new Unauthorized('fault');
    throw new ApiProblem(status, [{ title: 'fault', detail: 'Asked for by a test.' }]);
  });
  return {
    fail: (fault) => waiting.push({ fault, left: fault.times ?? 1 }),
    clear: () => {
      waiting = [];
    },
  };
}
