import { render } from '@testing-library/react';
import { firstValueFrom, NEVER, of, Subject, throwError } from 'rxjs';
import { createKit, type KitOptions } from './create-kit';
import type { HttpAnswer } from './http/http-client';
import type { WireCall } from './http/transport';
import { installKit, kit } from './kit';
import { usePageTitle } from './page-title/use-page-title';
import { readSettings } from './settings/read-settings';
import type { ProblemReport } from './telemetry/telemetry';

const marie = { email: 'marie@intergestion.example', token: 'a'.repeat(40), stayConnected: false };
const settings = readSettings({
  callGapMs: 0,
  apiUrl: 'http://back-office.example',
  contentUrl: 'http://contents.example',
});

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

/** A kit whose servers give every call the same answer, and a record of the calls. */
function open(status = 200, changes: Partial<KitOptions> = {}) {
  const calls: WireCall[] = [];
  const opened = createKit({
    settings,
    transport: (call) => {
      calls.push(call);
      const answer: HttpAnswer = { status, headers: {}, body: null };
      return of(answer);
    },
    ...changes,
  });
  return { calls, kit: opened };
}

it('the moment of the page is the server’s, from the start and after each answer', async () => {
  const settingsCame = Date.UTC(2026, 10, 20, 12);
  let device = settingsCame + 600_000;
  const { kit: opened } = open(200, {
    now: () => device,
    serverDate: new Date(settingsCame).toUTCString(),
    transport: () => of({ status: 200, headers: { date: 'Fri, 20 Nov 2026 14:00:00 GMT' }, body: null }),
  });
  expect(opened.serverTime()).toEqual(new Date(settingsCame));
  // This device sets its clock meanwhile: the next answer tells.
  device += 5000;
  expect(opened.serverTime()).toEqual(new Date(settingsCame + 5000));
  device -= 3_600_000;
  opened.session.open(marie);
  await firstValueFrom(opened.http.signed.send({ method: 'GET', path: '/admin/api/requests' }));
  expect(opened.serverTime().toISOString()).toBe('2026-11-20T14:00:00.000Z');
  const slot = opened.drafts.slot('project', 1);
  slot.write({ title: 'Un studio' });
  expect(slot.read()?.savedAt).toBe('2026-11-20T14:00:00.000Z');
});

describe('the three clients', () => {
  it('sign the calls to the back office once somebody is signed in, and only those', async () => {
    const { calls, kit: opened } = open();
    const early = firstValueFrom(opened.http.signed.send({ method: 'GET', path: '/admin/api/requests' }));
    await expect(early).rejects.toMatchObject({ status: 401 });
    opened.session.open(marie);
    await firstValueFrom(opened.http.signed.send({ method: 'GET', path: '/admin/api/requests' }));
    await firstValueFrom(opened.http.open.send({ method: 'POST', path: '/api/login', body: { meta: {} } }));
    await firstValueFrom(opened.http.content.read({ path: '/items/page_intergestion/1' }, 'lookup'));
    expect(calls.map(({ url, headers }) => [url, headers['x-wsse'] !== undefined])).toEqual([
      ['http://back-office.example/admin/api/requests', true],
      ['http://back-office.example/api/login', false],
      ['http://contents.example/items/page_intergestion/1', false],
    ]);
  });

  it('do not ask for the same page of contents twice', async () => {
    const { calls, kit: opened } = open();
    const read = () => opened.http.content.read({ path: '/items/page_intergestion/1' }, 'lookup');
    await firstValueFrom(read());
    await firstValueFrom(read());
    expect(calls).toHaveLength(1);
  });
});

it('tells how many of the calls that somebody waits for have started', async () => {
  const { kit: opened } = open();
  const told: string[] = [];
  opened.callProgress.subscribe(({ started, waiting }) => told.push(`${started}/${waiting}`));
  opened.session.open(marie);
  await firstValueFrom(opened.http.signed.send({ method: 'GET', path: '/a' }));
  await firstValueFrom(opened.http.signed.send({ method: 'GET', path: '/b', priority: 'prefetch' }));
  expect(told).toEqual(['0/0', '0/1', '1/0', '0/0', '0/0']);
});

describe('the end of a session', () => {
  it('is told also to who listens after it ended, and to the page that finds it too old', async () => {
    const { kit: opened } = open(401);
    opened.session.open(marie);
    await firstValueFrom(opened.http.signed.send({ method: 'GET', path: '/a' })).catch(() => undefined);
    const late: (string | null)[] = [];
    opened.sessionExpired.subscribe(({ email }) => late.push(email));
    expect(late).toEqual([marie.email]);

    let time = Date.UTC(2026, 10, 20);
    open(200, { now: () => time }).kit.session.open(marie);
    time += 31 * 60_000;
    const { kit: later } = open(200, { now: () => time });
    later.sessionExpired.subscribe(({ email }) => late.push(email));
    expect(late).toEqual([marie.email, marie.email]);
    later.session.open(marie);
    expect(later.drafts.slot('project', 1).wasInterrupted()).toBe(true);
  });

  it('keeps what was typed for whoever signs in again, unless they ended it themselves', async () => {
    const { kit: opened } = open(401);
    opened.session.open(marie);
    opened.drafts.slot('project', 1).write({ phone: '06' });
    await expect(firstValueFrom(opened.http.signed.send({ method: 'GET', path: '/a' }))).rejects.toThrow();
    expect(opened.session.current().isLoggedIn).toBe(false);

    opened.session.open({ ...marie, email: 'paul@intergestion.example' });
    expect(opened.drafts.slot('project', 1).read()).toBeUndefined();
    opened.session.close();
    opened.session.open(marie);
    expect(opened.drafts.slot('project', 1).read()?.values).toEqual({ phone: '06' });
    opened.session.close();
    expect(opened.drafts.isKeptFor(marie.email)).toBe(false);
  });

  it('lets the one who leaves revoke the key, signed as themselves, and waits for nothing', async () => {
    const { calls, kit: opened } = open();
    const said = new Subject<unknown>();
    opened.onClose((http) => {
      http.send({ method: 'POST', path: '/api/logout' }).subscribe(said);
      return throwError(() => new Error('nobody hears of this'));
    });
    opened.session.open(marie);
    const farewell = firstValueFrom(said);
    opened.session.close();
    expect(opened.session.current().isLoggedIn).toBe(false);
    await farewell;
    expect(calls[0]?.url).toBe('http://back-office.example/api/logout');
    expect(calls[0]?.headers['x-wsse']).toContain(`Username="${marie.email}"`);
  });

  it('drops what was still waiting', async () => {
    const opened = createKit({ settings, transport: () => NEVER });
    opened.session.open(marie);
    const answer = firstValueFrom(opened.http.signed.send({ method: 'GET', path: '/a' }));
    opened.session.close();
    await expect(answer).rejects.toMatchObject({ status: 401 });
  });
});

it.each([
  ['the rest of the gap of the page before', 100, 660],
  ['not at all in a new tab', undefined, 0],
  ['not at all when the clock was set back', -1000, 0],
])('waits %s', async (_, sinceMs, waitsMs) => {
  jest.useFakeTimers();
  const now = Date.UTC(2026, 10, 20);
  sessionStorage.clear();
  if (sinceMs !== undefined) sessionStorage.setItem('portal.lastCall', String(now - sinceMs));
  const { calls, kit: opened } = open(200, { settings: { ...settings, callGapMs: 500 }, now: () => now });
  opened.session.open(marie);
  opened.http.signed.send({ method: 'GET', path: '/a' }).subscribe();
  if (waitsMs > 0) await jest.advanceTimersByTimeAsync(waitsMs - 1);
  expect(calls).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(1);
  expect(sessionStorage.getItem('portal.lastCall')).toBe(String(now));
});

describe('the installed kit', () => {
  it('is not replaced by the kit of a second copy of this package, which is reported', async () => {
    const problems: ProblemReport[] = [];
    const first = createKit({ settings, onProblem: (problem) => problems.push(problem) });
    installKit(first);
    await jest.isolateModulesAsync(async () => {
      const copy = await import('./kit');
      copy.installKit(open().kit);
      expect(copy.kit()).toBe(first);
    });
    expect(kit()).toBe(first);
    expect(problems.map(({ message }) => message)).toEqual([
      '@portal/kit was loaded twice: the second copy is not used',
    ]);
  });
});

describe('in a component', () => {
  it('the title names the page after the product, and is announced', () => {
    const { kit: opened } = open();
    installKit(opened);
    const announced: string[] = [];
    opened.pageTitle.changes.subscribe((title) => announced.push(title));
    const Page = ({ title }: { title: string }) => {
      usePageTitle(title);
      return null;
    };
    const { rerender } = render(<Page title="" />);
    expect(document.title).toBe('InterGestion');
    rerender(<Page title="Mentions légales" />);
    expect(document.title).toBe('InterGestion - Mentions légales');
    expect(announced).toEqual(['', 'Mentions légales']);
  });
});

describe('telemetry', () => {
  it('passes on any problem with its context, and does not repeat itself for ever', () => {
    const problems: ProblemReport[] = [];
    const { telemetry } = createKit({ settings, onProblem: (problem) => problems.push(problem) });
    for (let time = 0; time < 100; time += 1)
      telemetry.report(new TypeError('x is undefined'), { remote: 'agent' });
    telemetry.report('Proposition request is null');
    telemetry.report(undefined);
    const thrice = Array.from({ length: 3 }, () => ['TypeError', 'x is undefined', { remote: 'agent' }]);
    expect(problems.map(({ name, message, context }) => [name, message, context])).toEqual([
      ...thrice,
      ['Error', 'Proposition request is null', {}],
      ['Error', 'undefined', {}],
    ]);
  });

  it('tells one error once, and itself, whoever else reports it afterwards', () => {
    const problems: ProblemReport[] = [];
    const { telemetry } = createKit({ settings, onProblem: (problem) => problems.push(problem) });
    const failure = new Error('no such field');
    telemetry.report(failure, { remote: 'agent', incident: 'K7P2' });
    telemetry.report(failure, { where: 'render' });
    const wrapped = new Error('not shown', { cause: failure });
    telemetry.report(wrapped, { where: 'page' });
    telemetry.report(failure, { where: 'window' });
    expect(problems.map(({ context, error }) => [context, error])).toEqual([
      [{ remote: 'agent', incident: 'K7P2' }, failure],
      [{ where: 'page' }, wrapped],
    ]);
  });

  it('does not fail when its listener does', () => {
    const { telemetry } = createKit({
      settings,
      onProblem: () => {
        throw new Error('listener');
      },
    });
    expect(() => telemetry.report(new Error('x'))).not.toThrow();
  });
});
