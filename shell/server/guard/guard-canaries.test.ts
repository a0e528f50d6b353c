import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Beacon, ReportedProblem, ReportedVisit } from '@portal/registry/reported-problem';
import { changeApp, takeBackCanary } from '@portal/release/deploy/change-app';
import { startingCanary } from '@portal/release/deploy/decide/operate';
import { Refusal } from '@portal/release/refusal';
import { putVerified, putVersions, sceneOfDist } from '@portal/release/test/release-samples';
import { guardCanaries, type GuardOptions } from './guard-canaries';

const scene = sceneOfDist(async (dist) => {
  await putVersions(dist, ['1.4.2']);
  putVerified(dist, { version: '1.5.0' });
  putVerified(dist, { version: '1.6.0' });
});

const change = (cause: string) => ({ dist: scene.dist, name: 'agent', cause, by: 'somebody' });
const growTo = (percent: number, version = '1.5.0') =>
  changeApp(change('canary agent'), startingCanary({ version, percent, roles: undefined }));

const visit = (version: string, more: Partial<ReportedVisit> = {}): ReportedVisit => ({
  remote: 'agent',
  version,
  source: version === '1.4.2' ? 'stable' : 'canary',
  hasFailed: false,
  ...more,
});
const problem = (version: string, more: Partial<ReportedProblem> = {}): ReportedProblem => ({
  code: 'RENDER',
  name: 'TypeError',
  message: 'x is undefined',
  frames: [],
  remote: 'agent',
  version,
  ...more,
});

function watch(options: Partial<GuardOptions> = {}) {
  const said: { readonly facts: object; readonly line: string }[] = [];
  const attempts: Promise<unknown>[] = [];
  const { takeBack = takeBackCanary } = options;
  const guard = guardCanaries({
    dist: scene.dist,
    say: (facts, line) => said.push({ facts, line }),
    ...options,
    takeBack: (wish) => {
      const attempt = takeBack(wish);
      attempts.push(attempt.catch(() => undefined));
      return attempt;
    },
  });
  const tell = (client: string, told: Partial<Beacon>) =>
    guard.onBeacon({ shell: '1.0.0', serial: 1, problems: [], ...told }, client);
  return {
    said,
    attempts: () => attempts.length,
    tell,
    /** So many clients of a version, each under its own name. */
    clients(version: string, count: number, isWell: boolean) {
      for (let client = 0; client < count; client += 1) {
        const problems = isWell ? [] : [problem(version)];
        tell(`${version} ${String(isWell)} ${String(client)}`, { visits: [visit(version)], problems });
      }
    },
    /** Until what was begun has ended, and the guard has taken note of it. */
    async settle() {
      await Promise.all(attempts);
      await new Promise((resolve) => setImmediate(resolve));
    },
    metrics: () =>
      guard
        .gauges()
        .map(
          ({ name, labels, value }) => `${name} ${Object.values(labels ?? {}).join(' ')} ${String(value)}`,
        ),
  };
}

it('a canary that throws is taken back by itself, and whoever looks is told why', async () => {
  await growTo(10);
  const { clients, settle, said, metrics } = watch();
  clients('1.4.2', 60, true);
  clients('1.5.0', 2, true);
  clients('1.5.0', 7, false);
  await settle();

  const reason = expect.stringMatching(
    /^\d of \d clients of 1\.5\.0 had problems, 0 of 60 of 1\.4\.2$/,
  ) as string;
  expect(scene.agent?.stable).toBe('1.4.2');
  expect(scene.agent).not.toHaveProperty('canary');
  expect(said).toEqual([
    {
      facts: { remote: 'agent', version: '1.5.0', reason },
      line: 'canary taken back',
    },
  ]);
  expect(metrics()).toEqual(['portal_canary_endings_total agent 1']);
});

describe('a canary stays', () => {
  beforeEach(() => growTo(10));
  afterEach(() => {
    expect(scene.agent?.canary?.version).toBe('1.5.0');
  });

  it('whatever one client sends, however often', async () => {
    const { tell, clients, settle, attempts, metrics } = watch();
    clients('1.4.2', 60, true);
    const all = [visit('1.5.0', { hasFailed: true }), visit('1.4.2')];
    for (let time = 0; time < 1000; time += 1)
      tell('flood', { visits: all, problems: Array.from({ length: 10 }, () => problem('1.5.0')) });
    await settle();

    expect(attempts()).toBe(0);
    expect(metrics()).toEqual([
      'portal_canary_clients agent canary 1',
      'portal_canary_clients_with_problems agent canary 1',
      'portal_canary_clients agent stable 61',
      'portal_canary_clients_with_problems agent stable 0',
    ]);
  });

  it.each<[string, Partial<ReportedProblem>]>([
    ['of another version', { version: '1.3.0' }],
    ['of another remote', { remote: 'admin' }],
    ['of nobody', { remote: undefined }],
    ['of who tried it as a preview', { source: 'preview' }],
    ['of what healed another version', { source: 'healed' }],
  ])('in spite of problems %s', async (_what, more) => {
    const { tell, clients, settle, metrics } = watch();
    clients('1.4.2', 60, true);
    for (let client = 0; client < 20; client += 1)
      tell(String(client), { visits: [visit('1.5.0')], problems: [problem('1.5.0', more)] });
    await settle();

    expect(metrics()).toContain('portal_canary_clients_with_problems agent canary 0');
  });
});

describe('what was heard', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['another canary', () => growTo(10, '1.6.0'), '1.6.0'],
    [
      'other roles',
      () => changeApp(change('x'), startingCanary({ version: '1.5.0', percent: 10, roles: ['AGENT'] })),
      '1.5.0',
    ],
  ])('is forgotten with %s', async (_what, next, version) => {
    await growTo(10);
    const { clients, settle, metrics } = watch();
    clients('1.4.2', 60, true);
    clients('1.5.0', 4, false);
    await next();
    clients(version, 1, false);
    await settle();

    expect(metrics()).toEqual(
      expect.arrayContaining([
        'portal_canary_clients agent canary 1',
        'portal_canary_clients agent stable 0',
      ]),
    );
    expect(scene.agent?.canary?.version).toBe(version);
  });

  it('stays while the registry cannot be read', async () => {
    await growTo(10);
    const { clients, metrics } = watch();
    clients('1.5.0', 2, true);
    const file = path.join(scene.dist, 'remotes.json');
    const text = scene.registryText;
    writeFileSync(file, '{');
    clients('1.5.0', 3, true);
    rmSync(file);
    clients('1.5.0', 4, true);
    writeFileSync(file, text);
    expect(metrics()[0]).toBe('portal_canary_clients agent canary 4');
  });
});

describe('what cannot be taken back', () => {
  const refusing = (error: Error) => async () => Promise.reject(error);
  const disk = () => Object.assign(new Error('EROFS'), { code: 'EROFS', path: '/srv/dist/remotes.json' });

  it.each<[string, Error, RegExp]>([
    [
      'held by somebody else',
      new Refusal('`portal deploy agent` has been at work here for a minute.'),
      /at work/,
    ],
    ['on a disk that takes nothing', disk(), /remotes\.json cannot be written \(EROFS\)/],
  ])('%s is said once, and tried again', async (_what, error, why) => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    await growTo(10);
    const { clients, settle, said, attempts } = watch({ takeBack: refusing(error) });
    clients('1.4.2', 60, true);
    clients('1.5.0', 5, false);
    await settle();
    expect(attempts()).toBe(1);
    await jest.advanceTimersByTimeAsync(60_000);
    await settle();
    expect(attempts()).toBe(2);
    jest.useRealTimers();

    expect(said).toEqual([
      {
        facts: expect.objectContaining({
          remote: 'agent',
          why: expect.stringMatching(why) as string,
        }) as object,
        line: 'canary not taken back: end it with `portal canary --percent 0`',
      },
    ]);
  });
});
