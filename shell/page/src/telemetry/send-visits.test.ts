import type { ChosenAs } from '@portal/registry/choose-version';
import { entryOf, listed, registryOf } from '@portal/registry/registry-samples';
import type { RemoteState } from '../remotes/remote-state';
import { sendVisits } from './send-visits';

const NAMES = ['agent', 'applicant', 'public'];

/** A page in which one app after the other is opened; the server answers each beacon with the next status. */
function openPage(...answers: (number | Error)[]) {
  Object.assign(globalThis, { __SHELL_VERSION__: '1.3.0' });
  Object.assign(performance, { getEntriesByName: () => [], getEntriesByType: () => [] });
  const posted: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (typeof init?.body === 'string') posted.push(init.body);
    const answer = answers.shift() ?? 204;
    if (typeof answer === 'object') throw answer;
    return Promise.resolve(new Response(null, { status: answer }));
  });
  const canary = { version: '1.5.0', percent: 10, roles: undefined, salt: 'x' };
  const opened = new Set<string>();
  const listeners: (() => void)[] = [];
  const source: ChosenAs = 'stable';
  sendVisits(
    {
      state: { navigation: { state: 'idle' } },
      subscribe: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
    },
    {
      remotes: {
        serial: 42,
        inspect: () => ({
          registry: registryOf(...NAMES.map((name) => entryOf([listed(name, '1.4.2')], { canary }))),
          choices: NAMES.map((name) => {
            const release = listed(name, '1.4.2');
            const declared = { routes: [], menu: [] };
            return { name, release, source, declared, candidates: [release], blocked: undefined };
          }),
        }),
        state: (name): RemoteState =>
          opened.has(name) ? { status: 'ready', version: '1.4.2', source } : { status: 'idle' },
        onChange: () => () => undefined,
      },
      session: { current: () => ({ role: 'AGENT' }) },
    },
  );
  return {
    posted,
    async open(name: string) {
      opened.add(name);
      for (const listener of listeners) listener();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

it('each visit is a beacon without problems, which servers of before take too', async () => {
  const { posted, open } = openPage();
  await open('agent');
  await open('public');
  expect(posted.map((body) => JSON.parse(body) as unknown)).toEqual(
    ['agent', 'public'].map((remote) => ({
      shell: '1.3.0',
      serial: 42,
      problems: [],
      visits: [{ remote, version: '1.4.2', source: 'stable', hasFailed: false }],
    })),
  );
});

it.each([404, 405])('a host where nobody collects is asked once: %i', async (status) => {
  const { posted, open } = openPage(status);
  for (const name of NAMES) await open(name);
  expect(posted).toHaveLength(1);
});
