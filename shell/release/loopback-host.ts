import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createHost } from '@portal/host/create-host';

const publicFolder = path.resolve(import.meta.dirname, '../page/public');

/** A server for the duration of a check. */
export interface LoopbackHost {
  readonly address: string;
  close(): Promise<void>;
}

/** Starts the portal's server over a `dist`, without a back office, on a free loopback port. */
export async function openLoopbackHost(dist: string): Promise<LoopbackHost> {
  const { app, listen, open } = createHost({
    dist,
    publicFolder,
    config: {},
    publicUrl: undefined,
    upstreams: [],
    log: false,
  });
  await listen('127.0.0.1', 0);
  await open();
  const { port } = app.server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${String(port)}`, close: () => app.close() };
}
