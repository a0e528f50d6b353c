import { createServer, type RequestListener, type Server } from 'node:http';

/** How long and how often a socket may be used, in milliseconds and pieces (HT1). */
export interface SocketLimits {
  readonly headersMs: number;
  /** The whole request. The portal uploads no files: a slow body is somebody holding a connection. */
  readonly requestMs: number;
  /** How often the two above are looked at. */
  readonly checkMs: number;
  readonly keepAliveMs: number;
  /** Nothing sent and nothing read for so long: whoever asked does not read the answer. */
  readonly idleMs: number;
  readonly maxSockets: number;
  readonly maxRequests: number;
  /** Requests of one socket that may wait for their answers. */
  readonly maxPipelined: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  headersMs: 5000,
  requestMs: 15_000,
  checkMs: 1000,
  keepAliveMs: 5000,
  // Longer than the browser waits for any answer of this process.
  idleMs: 20_000,
  maxSockets: 2000,
  maxRequests: 1000,
  // No browser asks the second before the first is answered, and no proxy.
  maxPipelined: 4,
};

/** Another server may take as long as the browser gives it for an attachment. */
export const IDLE_MS_WITH_UPSTREAM = 65_000;

/** A server that keeps these limits. */
export function boundedServer(limits: SocketLimits, listener: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAliveTimeout: limits.keepAliveMs,
      // Node would refuse a request without one itself, with nothing that says why: `refuseHost` does.
      requireHostHeader: false,
    },
    listener,
  );
  server.setTimeout(limits.idleMs);
  server.maxRequestsPerSocket = limits.maxRequests;
  server.maxConnections = limits.maxSockets;
  return server;
}
