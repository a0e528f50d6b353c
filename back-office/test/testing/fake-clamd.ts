import { createServer, type AddressInfo } from 'node:net';

/** A clamd of one signature, by its protocol: `zPING` and `zINSTREAM`, one command to a connection. */
export async function startFakeClamd(signature: string) {
  let scans = 0;
  const server = createServer((socket) => {
    const pieces: Buffer[] = [];
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      pieces.push(piece);
      const all = Buffer.concat(pieces);
      if (all.toString('latin1') === 'zPING\0') socket.end('PONG\0');
      if (!all.subarray(0, 10).equals(Buffer.from('zINSTREAM\0')) || all.readUInt32BE(all.length - 4) !== 0)
        return;
      const length = all.readUInt32BE(10);
      if (all.length !== 14 + length + 4) return;
      scans += 1;
      const isFound = all.subarray(14, 14 + length).includes(signature);
      socket.end(isFound ? 'stream: Planted.UNOFFICIAL FOUND\0' : 'stream: OK\0');
    });
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `tcp://127.0.0.1:${String(port)}`,
    scans: () => scans,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
    start: () => listen(port),
  };
}
