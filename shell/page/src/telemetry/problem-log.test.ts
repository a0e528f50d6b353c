import { createProblemLog } from './problem-log';
import type { PageMoment } from './running-portal';

const MOMENT: PageMoment = {
  portal: { shell: '1.3.0', serial: 42, remotes: {} },
  path: '/contact',
  owner: { remote: 'public', version: '1.0.0' },
};
const report = { name: 'Error', message: 'broken', context: {} };

/** A page that records what is posted. */
function page() {
  const posted: unknown[] = [];
  const printed = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    posted.push(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  return { posted, printed };
}

it('prints each problem, and keeps the last fifty with what ran then', () => {
  const { printed } = page();
  const { note, noted } = createProblemLog(0, () => MOMENT);
  for (let index = 0; index < 60; index += 1) note({ ...report, message: `broken ${index}` });
  expect(printed).toHaveBeenCalledWith('Error: broken 59', {});
  expect(noted).toHaveLength(50);
  expect(noted.at(-1)).toMatchObject({ report: { message: 'broken 59' }, ...MOMENT });
});

it('tells nothing of a visit that was not, nor where nothing is to be told', async () => {
  const { posted } = page();
  jest.spyOn(Math, 'random').mockReturnValue(0.25);
  createProblemLog(0.25, () => MOMENT).note(report);
  jest.spyOn(Math, 'random').mockReturnValue(0);
  createProblemLog(0, () => MOMENT).note(report);
  // By now a reporter would have loaded it.
  await import('./send-problems');
  expect(posted).toEqual([]);
});

it('tells each problem once, and again with the next one where the network did not take it', async () => {
  const { posted } = page();
  const { note } = createProblemLog(1, () => MOMENT);
  const tell = async (message: string) => {
    note({ ...report, message });
    await import('./send-problems');
    await new Promise((resolve) => setTimeout(resolve));
  };
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  for (const message of ['one', 'two', 'three']) await tell(message);
  // Also while the page closes.
  expect(fetch).toHaveBeenCalledWith('/telemetry', expect.objectContaining({ keepalive: true }));
  expect(posted).toMatchObject(
    ['one', 'two', 'three'].map((message) => ({ shell: '1.3.0', serial: 42, problems: [{ message }] })),
  );
});
