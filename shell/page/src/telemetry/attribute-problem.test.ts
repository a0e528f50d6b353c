import type { ProblemReport } from '@portal/kit';
import { culpritOf, reportedProblem } from './attribute-problem';
import type { NotedProblem, PageMoment, RunningPortal } from './running-portal';
import { ownFrames } from '@portal/registry/reported-problem';

const PORTAL: RunningPortal = {
  shell: '1.3.0-3f9a2c1b44',
  serial: 42,
  remotes: {
    agent: { version: '1.4.1', source: 'healed', state: 'degraded' },
    applicant: { version: '2.0.0', source: 'canary', state: 'ready' },
  },
};
const MOMENT: PageMoment = {
  portal: PORTAL,
  path: '/projectFile/:id',
  owner: { remote: 'applicant', version: '2.0.0' },
};

const noted = (report: Partial<ProblemReport> = {}, moment: Partial<PageMoment> = {}): NotedProblem => ({
  ...MOMENT,
  ...moment,
  report: { name: 'TypeError', message: 'x is undefined', context: {}, ...report },
  at: 0,
});

const failure = (message: string, more: object = {}, options?: ErrorOptions): Error =>
  Object.assign(new Error(message, options), more);

const AGENT_FRAME = 'https://portail.example/remotes/agent/1.4.2/dashboard.ab12cd34.js:1:2345';
const SHELL_FRAME = 'https://portail.example/shell/1.3.0-3f9a2c1b44/main.ab12cd34.js:1:9';
const V8 = `TypeError: x is undefined
    at t (${SHELL_FRAME})
    at async ${AGENT_FRAME}
    at chrome-extension://abcdef/remotes/evil/inject.js:1:2
    at <anonymous>`;

describe('a problem is laid at', () => {
  it.each<[string, Partial<ProblemReport>, Partial<PageMoment>, unknown]>([
    [
      'the release in its stack, whoever reports it',
      { stack: V8, context: { remote: 'public', version: '9.9.9' } },
      {},
      { remote: 'agent', version: '1.4.2' },
    ],
    [
      'whom the boundary names, where the stack does not say',
      { stack: `at ${SHELL_FRAME}`, context: { remote: 'agent', version: '1.5.0' } },
      {},
      { remote: 'agent', version: '1.5.0' },
    ],
    ['a remote without a version', { context: { remote: 'agent', version: '' } }, {}, { remote: 'agent' }],
    ['whose page is on screen, where nobody says', {}, {}, { remote: 'applicant', version: '2.0.0' }],
    ['nobody but the shell, for a part of its own', { context: { where: 'shell' } }, {}, undefined],
    ['nobody but the shell, before there is a page', {}, { owner: undefined }, undefined],
  ])('%s', (_, report, portal, culprit) => {
    const problem = noted(report, portal);
    expect(culpritOf(problem, ownFrames((report.stack ?? '').split('\n')))).toEqual(culprit);
  });
});

describe('what is told', () => {
  it('is what helps to find the cause', () => {
    const report = {
      name: 'RemoteError',
      message: 'RENDER while loading agent 1.4.1 (render)',
      error: failure(
        'not shown',
        { code: 'RENDER' },
        { cause: failure('no field "Jean"', { name: 'TypeError', stack: V8.replace('1.4.2', '1.4.1') }) },
      ),
      context: { remote: 'agent', version: '1.4.1', incident: 'K7F-3QD' },
    };
    expect(reportedProblem(noted(report))).toEqual({
      code: 'RENDER',
      name: 'RemoteError',
      message: 'RENDER while loading agent 1.4.1 (render)',
      cause: 'TypeError: no field "***"',
      frames: [
        '/shell/1.3.0-3f9a2c1b44/main.ab12cd34.js:1:9',
        '/remotes/agent/1.4.1/dashboard.ab12cd34.js:1:2345',
      ],
      path: '/projectFile/:id',
      remote: 'agent',
      version: '1.4.1',
      source: 'healed',
      incident: 'K7F-3QD',
    });
  });

  it.each([
    [{ where: 'error' }, 'ERROR'],
    [{ where: 'rejection' }, 'REJECTION'],
    [{}, 'REPORT'],
  ])('has a code even where the problem has none: %j', (context, code) => {
    expect(reportedProblem(noted({ context })).code).toBe(code);
  });

  it('repeats nothing of what the back office answered', () => {
    const error = failure('400 Jean Dupont existe déjà', { name: 'ApiError', status: 400 });
    const report = { name: 'ApiError', message: error.message, error };
    expect(reportedProblem(noted(report))).toMatchObject({ name: 'ApiError', message: '400', code: '400' });
    const wrapped = failure('not saved', {}, { cause: error });
    expect(reportedProblem(noted({ error: wrapped })).cause).toBe('ApiError: 400');
  });
});
