import type { FoundRegistry } from './fetch-registry';
import { createLiveRegistry } from './live-registry';
import type { RegistryAddress } from './registry-address';
import { readRegistry } from '@portal/registry/read-registry';
import { writtenEntry, writtenRegistry } from '@portal/registry/registry-samples';

const textOf = (serial: number, remotes: Record<string, unknown> = { agent: writtenEntry('agent') }) =>
  JSON.stringify(writtenRegistry(remotes, { serial }));

const FOR_VISITORS = '/remotes.json?role=VISITOR';
const FOR_AGENTS = '/remotes.json?role=AGENT';

const foundIn = (
  text: string,
  source: FoundRegistry['source'] = 'network',
  address: RegistryAddress = FOR_VISITORS,
): FoundRegistry => ({
  ...readRegistry(JSON.parse(text)),
  address,
  text,
  source,
  problem: undefined,
});

/** An open page that started with serial 1, and a server with given answers. */
function openPage(source: FoundRegistry['source'] = 'network', at: RegistryAddress = FOR_VISITORS) {
  const first = textOf(1);
  let wanted = at;
  let answer: (address: string) => Promise<Response> = async () => new Response(first);
  const asked: string[] = [];
  const kept: Record<string, string> = {};
  const remembered: string[] = [];
  const problems: unknown[] = [];
  const refused: string[] = [];
  let changes = 0;
  const live = createLiveRegistry({
    found: foundIn(first, source, at),
    wanted: () => wanted,
    memory: { read: (name) => kept[name] ?? null, write: (_name, value) => void remembered.push(value) },
    vouch: (read) => Promise.resolve(read),
    onProblem: (problem) => problems.push(problem),
    onRefused: (each) => refused.push(...each.map(({ remote }) => remote)),
    get: (address) => {
      asked.push(address);
      return answer(address);
    },
  });
  live.onChange(() => (changes += 1));
  return {
    live,
    first,
    remembered,
    problems,
    refused,
    asked: () => asked.length,
    askedFor: asked,
    kept,
    /** Another user: that of this address. */
    becomes: (address: RegistryAddress) => (wanted = address),
    changes: () => changes,
    serial: () => live.current().serial,
    answers: (next: typeof answer) => (answer = next),
    serves: (text: string) => (answer = async () => new Response(text)),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the registry of an open page', () => {
  it('is replaced by a newer one, which is remembered', async () => {
    const { live, serial, serves, remembered, changes } = openPage();
    serves(textOf(2));
    await live.refresh();

    expect(serial()).toBe(2);
    expect(remembered).toEqual([textOf(2)]);
    expect(changes()).toBe(1);
  });

  // That the server is unreachable is no news.
  it.each<[string, () => Promise<Response>, number]>([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), 0],
    ['answers 500', async () => new Response('no', { status: 500 }), 0],
    ['has a page instead', async () => new Response('<!doctype html>'), 1],
    ['has another schema', async () => new Response('{"schema":9,"serial":2,"remotes":{}}'), 1],
  ])('stays when the server %s', async (_what, answer, told) => {
    const { live, answers, serial, problems, remembered } = openPage();
    answers(answer);
    await live.refresh();

    expect(serial()).toBe(1);
    expect(problems).toHaveLength(told);
    expect(remembered).toEqual([]);
  });

  it('keeps what it knew of a remote whose new entry is refused, and takes the others', async () => {
    const { live, serves, refused, remembered } = openPage();
    const hostile = writtenEntry('agent', { base: 'https://evil.example/' });
    serves(textOf(2, { agent: hostile, admin: writtenEntry('admin') }));
    await live.refresh();

    expect(refused).toEqual(['agent']);
    expect(Object.keys(live.current().remotes).sort()).toEqual(['admin', 'agent']);
    expect(live.current().remotes['agent']?.versions['1.0.0']?.base).toBe('/remotes/agent/1.0.0/');
    // It must not be stored as the last good one.
    expect(remembered).toEqual([]);
  });
});

describe('before another remote is entered', () => {
  it('a copy of less than half a minute is good enough', async () => {
    const { live, asked } = openPage();
    jest.advanceTimersByTime(29_000);
    await live.freshen();

    expect(asked()).toBe(0);
  });

  it('nobody waits longer than a second: the known one serves, and the answer counts when it comes', async () => {
    const { live, answers, serial } = openPage();
    let arrive: (answer: Response) => void = () => undefined;
    answers(() => new Promise((resolve) => (arrive = resolve)));
    jest.advanceTimersByTime(31_000);
    let isOver = false;
    const freshening = live.freshen().then(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(999);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await freshening;
    expect(serial()).toBe(1);

    arrive(new Response(textOf(2)));
    await jest.advanceTimersByTimeAsync(0);
    expect(serial()).toBe(2);
  });
});

describe('somebody else at the page', () => {
  const staff = () => new Response(textOf(1, { agent: writtenEntry('agent'), loans: writtenEntry('loans') }));
  const remotesOf = (page: ReturnType<typeof openPage>) => Object.keys(page.live.current().remotes);

  it('is waited for longer than a second: without it, a page of theirs would not exist', async () => {
    const page = openPage();
    let arrive: (answer: Response) => void = () => undefined;
    page.answers(() => new Promise((resolve) => (arrive = resolve)));
    page.becomes(FOR_AGENTS);
    let isOver = false;
    const freshening = page.live.freshen().then(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(7000);
    expect(isOver).toBe(false);
    arrive(staff());
    await freshening;
    expect(remotesOf(page)).toContain('loans');
  });

  it('gets their last good one within a second when the server is silent, and its answer when it comes', async () => {
    const page = openPage();
    page.kept['portal.registry?role=AGENT'] = await staff().text();
    let arrive: (answer: Response) => void = () => undefined;
    page.answers(() => new Promise((resolve) => (arrive = resolve)));
    page.becomes(FOR_AGENTS);
    const freshening = page.live.freshen();
    await jest.advanceTimersByTimeAsync(1000);
    await freshening;
    expect(remotesOf(page)).toContain('loans');
    expect(page.live.isRemembered()).toBe(true);

    arrive(new Response(textOf(2)));
    await jest.advanceTimersByTimeAsync(0);
    expect(page.live.isRemembered()).toBe(false);
    expect(page.serial()).toBe(2);
  });

  it('is asked for again when they came while the other’s was under way', async () => {
    const page = openPage();
    let arrive: (answer: Response) => void = () => undefined;
    page.answers(() => new Promise((resolve) => (arrive = resolve)));
    const refreshing = page.live.refresh();
    page.becomes(FOR_AGENTS);
    const freshening = page.live.freshen();
    page.answers(async () => staff());
    arrive(new Response(textOf(2)));
    await Promise.all([refreshing, freshening]);

    expect(page.askedFor).toEqual([FOR_VISITORS, FOR_AGENTS]);
    expect(remotesOf(page)).toContain('loans');
  });

  it('is asked for again after a doubt, whatever was under way', async () => {
    const page = openPage();
    let arrive: (answer: Response) => void = () => undefined;
    page.answers(() => new Promise((resolve) => (arrive = resolve)));
    const refreshing = page.live.refresh();
    page.serves(textOf(2));
    page.live.doubt();
    const freshening = page.live.freshen();
    arrive(new Response(page.first));
    await Promise.all([refreshing, freshening]);

    expect(page.asked()).toBe(2);
    expect(page.serial()).toBe(2);
  });
});
