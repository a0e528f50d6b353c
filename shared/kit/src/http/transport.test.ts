import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { firstValueFrom } from 'rxjs';
import { axiosTransport } from './axios-transport';
import { fetchTransport } from './fetch-transport';
import { totalCount } from './http-client';
import type { WireCall } from './transport';

const READABLE_FROM_ELSEWHERE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, x-wsse',
  'Access-Control-Allow-Methods': '*, PATCH, DELETE',
  'Access-Control-Expose-Headers': 'X-Include-Total-Count',
};

let server: Server;
let address: string;
let answer: { status: number; type?: string; body?: string } | 'never' | 'break';
let seen: unknown[];
/** Called when a call arrives that is never answered, and when its client disconnects. */
let arrived: () => void;
let hungUp: () => void;

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    void textOf(request).then((body) => {
      if (request.method === 'OPTIONS') return response.writeHead(204, READABLE_FROM_ELSEWHERE).end();
      seen.push({ method: request.method, url: request.url, signature: request.headers['x-wsse'], body });
      if (answer === 'break') return request.socket.destroy();
      if (answer === 'never') {
        arrived();
        return response.on('close', () => hungUp());
      }
      const { status, type } = answer;
      response.writeHead(status, {
        ...READABLE_FROM_ELSEWHERE,
        'X-Include-Total-Count': '31',
        ...(type !== undefined && { 'Content-Type': type }),
      });
      return response.end(answer.body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const list = (): WireCall => ({
  method: 'GET',
  url: `${address}/list?page=1`,
  headers: { 'x-wsse': 'signed' },
});

describe.each([
  ['axios', axiosTransport],
  ['fetch', fetchTransport],
])('%s', (_, transport) => {
  it('sends the call and reads the answer', async () => {
    answer = { status: 201, type: 'application/json', body: '{"id":7}' };
    const call: WireCall = {
      method: 'POST',
      url: `${address}/list`,
      headers: { 'x-wsse': 'signed', 'content-type': 'application/json' },
      body: '{"title":"é"}',
    };
    const { status, headers, body } = await firstValueFrom(transport(call));
    expect(seen).toEqual([{ method: 'POST', url: '/list', signature: 'signed', body: '{"title":"é"}' }]);
    expect({ status, body }).toEqual({ status: 201, body: { id: 7 } });
    expect(totalCount({ status, headers, body })).toBe(31);
    expect(totalCount({ status, headers: {}, body })).toBeUndefined();
  });

  it.each([
    ['an array of problems', 400, '[{"detail":"x"}]', [{ detail: 'x' }]],
    ['a page of a proxy', 502, '<html></html>', '<html></html>'],
    ['nothing', 204, undefined, null],
  ])('reads %s', async (_name, status, sent, body) => {
    answer = { status, type: 'text/plain', ...(sent !== undefined && { body: sent }) };
    expect(await firstValueFrom(transport(list()))).toMatchObject({ status, body });
  });

  it('aborts the call when nobody waits for it any more', async () => {
    answer = 'never';
    const underWay = new Promise<void>((resolve) => (arrived = resolve));
    const abandoned = new Promise<void>((resolve) => (hungUp = resolve));
    const waiting = transport(list()).subscribe();
    await underWay;
    waiting.unsubscribe();
    await abandoned;
    expect(seen).toHaveLength(1);
  });
});

it('axios and fetch fail when the connection breaks', async () => {
  answer = 'break';
  // jsdom logs broken connections, as browsers do.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(firstValueFrom(axiosTransport(list()))).rejects.toThrow();
  await expect(firstValueFrom(fetchTransport(list()))).rejects.toThrow();
});
