import { createServer, type RequestListener, type Server } from 'node:http';

/** Limits of a socket, in milliseconds and counts. */
export interface SocketLimits {
  readonly headersMs: number;
  /** For the whole request. The portal receives no uploads: a slow body only holds a connection. */
  readonly requestMs: number;
  /** Interval at which the two limits above are checked. */
  readonly checkMs: number;
  readonly keepAliveMs: number;
  /** No data sent or read for this long: the client does not read the response. */
  readonly idleMs: number;
  readonly maxSockets: number;
  readonly maxRequests: number;
  /** Maximum unanswered requests of one socket. */
  readonly maxPipelined: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  headersMs: 5000,
  requestMs: 15_000,
  checkMs: 1000,
  keepAliveMs: 5000,
  // Longer than a browser waits for any response of this process.
  idleMs: 20_000,
  maxSockets: 2000,
  maxRequests: 1000,
  // Browsers and proxies do not pipeline.
  maxPipelined: 4,
};

/** Another server may take as long as the browser waits for an attachment. */
export const IDLE_MS_WITH_UPSTREAM = 65_000;

export function boundedServer(limits: SocketLimits, listener: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAliveTimeout: limits.keepAliveMs,
      // Otherwise Node itself refuses requests without one, without an explanation; `refuseHost` gives one.
      requireHostHeader: false,
    },
    listener,
  );
  server.setTimeout(limits.idleMs);
  server.maxRequestsPerSocket = limits.maxRequests;
  server.maxConnections = limits.maxSockets;
  return server;
}
