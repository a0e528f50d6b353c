import { fetchRegistry, RegistryError, type RegistryMemory, type Vouch } from './fetch-registry';
import { writtenEntry, writtenRegistry } from '@portal/registry/registry-samples';

const good = JSON.stringify(writtenRegistry({ agent: writtenEntry('agent') }));

const FOR_AGENTS = '/remotes.json?role=AGENT';
const KEY = 'portal.registry?role=AGENT';

/** What a browser keeps. */
const memoryOf = (kept: Record<string, string> = {}): RegistryMemory & { kept: Record<string, string> } => ({
  kept,
  read: (key) => kept[key] ?? null,
  write: (key, value) => void (kept[key] = value),
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
    const memory = memoryOf();
    const asked: unknown[] = [];
    const found = await fetchRegistry(memory, FOR_AGENTS, asItIs, async (address) => {
      asked.push(address);
      return new Response(good);
    });

    expect(asked).toEqual([FOR_AGENTS]);
    expect(found).toMatchObject({ source: 'network', address: FOR_AGENTS });
    expect(memory.kept).toEqual({ [KEY]: good });
  });

  it.each([
    ['is unreachable', unreachable],
    ['answers 500', answering('no', 500)],
    ['is not JSON', answering('<!doctype html>')],
    ['has an unknown schema', answering('{"schema":9,"serial":1,"remotes":{}}')],
  ])('uses the remembered one when the server %s', async (_what, get) => {
    const memory = memoryOf({ [KEY]: good, 'portal.registry': '{}', 'portal.registry?role=ADMIN': '{}' });
    const found = await fetchRegistry(memory, FOR_AGENTS, asItIs, get);

    expect(found.source).toBe('remembered');
    expect(found.problem).toBeInstanceOf(Error);
    expect(Object.keys(found.registry.remotes)).toEqual(['agent']);
    expect(memory.kept[KEY]).toBe(good);
  });

  it.each([undefined, 'spoiled'])(
    'uses the whole one of an earlier release when what is remembered of the role is %s',
    async (text) => {
      const kept = { 'portal.registry': good, ...(text !== undefined && { [KEY]: text }) };
      const found = await fetchRegistry(memoryOf(kept), FOR_AGENTS, asItIs, unreachable);
      expect(found).toMatchObject({ source: 'remembered', address: '/remotes.json' });
    },
  );

  it.each([undefined, 'spoiled'])('says so when what is remembered is %s', async (text) => {
    const memory = memoryOf(text === undefined ? {} : { [KEY]: text, 'portal.registry': text });
    await expect(fetchRegistry(memory, FOR_AGENTS, asItIs, unreachable)).rejects.toThrow(RegistryError);
  });
});
