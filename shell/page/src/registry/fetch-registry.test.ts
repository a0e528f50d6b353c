import { fetchRegistry, RegistryError, type RegistryMemory, type Vouch } from './fetch-registry';
import { writtenEntry, writtenRegistry } from '@portal/registry/registry-samples';

const good = JSON.stringify(writtenRegistry({ agent: writtenEntry('agent') }));

const memoryOf = (text: string | null): RegistryMemory & { text: string | null } => ({
  text,
  read() {
    return this.text;
  },
  write(_key, value) {
    this.text = value;
  },
});

const asItIs: Vouch = (read) => Promise.resolve(read);

const answering =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });
const unreachable = async () => {
  throw new TypeError('Failed to fetch');
};

describe('getting the registry', () => {
  it('takes the served one and remembers it', async () => {
    const memory = memoryOf(null);
    const found = await fetchRegistry(memory, asItIs, answering(good));

    expect(found.source).toBe('network');
    expect(memory.text).toBe(good);
  });

  it.each([
    ['is unreachable', unreachable],
    ['answers 500', answering('no', 500)],
    ['is not JSON', answering('<!doctype html>')],
    ['has an unknown schema', answering('{"schema":9,"serial":1,"remotes":{}}')],
  ])('uses the remembered one when the server %s', async (_what, get) => {
    const memory = memoryOf(good);
    const found = await fetchRegistry(memory, asItIs, get);

    expect(found.source).toBe('remembered');
    expect(found.problem).toBeInstanceOf(Error);
    expect(Object.keys(found.registry.remotes)).toEqual(['agent']);
    expect(memory.text).toBe(good);
  });

  it.each([null, 'spoiled'])('says so when what is remembered is %s', async (text) => {
    await expect(fetchRegistry(memoryOf(text), asItIs, unreachable)).rejects.toThrow(RegistryError);
  });
});
