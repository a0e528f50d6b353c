import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { compressAnswers } from './compress';
import { signature } from '../../test/testing/signed-client';
import { useBackOffice, type SignedPerson } from '../../test/testing/test-back-office';

const sign = ({ email, key }: SignedPerson) => signature(email, key, new Date());
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('what is read', () => {
  const office = useBackOffice();

  const readBy = async (
    headers: Readonly<Record<string, string>>,
    path = '/admin/api/countries?limit=1000',
  ) => {
    const admin = await office().person({ role: 'ADMIN' });
    return office().app.inject({ url: path, headers: { ...sign(admin), ...headers } });
  };

  it('comes in brotli to a browser, and is the same', async () => {
    const plain = await readBy({});
    const packed = await readBy(BROWSER);
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
  });

  it('comes in brotli to who names it in capitals, with a weight', async () => {
    expect((await readBy({ 'accept-encoding': 'gzip;q=0.1, BR;q=0.5' })).headers['content-encoding']).toBe(
      'br',
    );
  });

  it('comes in gzip to who takes only that', async () => {
    const packed = await readBy({ 'accept-encoding': 'gzip, br;q=0' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe((await readBy({})).body);
  });

  it.each(['', 'identity', 'br;q=0, gzip;q=0.0', 'brotli'])(
    'comes as it is to who takes none: %s',
    async (accepts) => {
      const { headers, json } = await readBy({ 'accept-encoding': accepts });
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBe('Accept-Encoding');
      expect(json()).toHaveLength(249);
    },
  );

  it('is not worth it below a kilobyte', async () => {
    const { headers } = await readBy(BROWSER, '/admin/api/countries/FR');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('keeps its total', async () => {
    const { headers } = await readBy({ ...BROWSER, 'x-include': 'totalCount' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-include-total-count': '249' });
  });
});

describe('what may hold a secret', () => {
  const answering = async (method: 'GET' | 'POST', headers: Readonly<Record<string, string>>) => {
    const app = Fastify();
    compressAnswers(app);
    app.route({
      method,
      url: '/',
      handler: (_request, reply) => reply.headers(headers).send({ text: 'x'.repeat(3000) }),
    });
    return (await app.inject({ method, url: '/', headers: BROWSER })).headers['content-encoding'];
  };

  it('goes out as it is: the answer of a login, of a write, and an item with a strong ETag', async () => {
    expect(await answering('GET', {})).toBe('br');
    expect(await answering('GET', { etag: 'W/"3"' })).toBe('br');
    expect(await answering('POST', {})).toBeUndefined();
    expect(await answering('GET', { etag: '"3"' })).toBeUndefined();
  });
});
