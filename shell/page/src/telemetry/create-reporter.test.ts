import { createReporter } from './create-reporter';
import type { NotedProblem } from './running-portal';
import type { Beacon } from '@portal/registry/reported-problem';

const problem = (message: string, serial = 42): NotedProblem => ({
  report: { name: 'Error', message, context: {} },
  at: 0,
  portal: { shell: '1.3.0', serial, remotes: {} },
  path: undefined,
  owner: undefined,
});

function open(...answers: readonly (number | Error)[]) {
  const statuses = [...answers];
  const posted: string[] = [];
  const idle: (() => void)[] = [];
  const reporter = createReporter({
    post: async (body) => {
      posted.push((JSON.parse(body) as Beacon).problems.map(({ message }) => message).join(' '));
      const status = statuses.shift() ?? 204;
      if (typeof status === 'object') throw status;
      return Promise.resolve(status);
    },
    whenIdle: (task) => void idle.push(task),
  });
  async function rest() {
    for (const task of idle.splice(0)) task();
    await new Promise((resolve) => setTimeout(resolve));
  }
  return {
    reporter,
    posted,
    rest,
    /** Adds problems, each before a quiet moment of its own. */
    async tell(...messages: readonly string[]) {
      for (const message of messages) {
        reporter.add([problem(message)]);
        await rest();
      }
    },
  };
}

it('waits for a quiet moment, and tells what came until then at once', async () => {
  const { reporter, posted, rest } = open();
  reporter.add([problem('one')]);
  reporter.add([problem('two')]);
  expect(posted).toEqual([]);
  await rest();
  expect(posted).toEqual(['one two']);
});

it.each([404, 405])('stops for the page where nobody collects: %i', async (status) => {
  const { reporter, posted, tell } = open(status);
  await tell('one', 'two');
  reporter.leave();
  expect(posted).toEqual(['one']);
});

it('keeps what a dead network did not take, for the next quiet moment', async () => {
  const { posted, tell } = open(new TypeError('Failed to fetch'), 204);
  await tell('one', 'two');
  expect(posted).toEqual(['one', 'one two']);
});

it('sends all that is left at once when the page goes', () => {
  const { reporter, posted } = open();
  reporter.add(Array.from({ length: 12 }, (_, index) => problem(`p${index}`)));
  reporter.leave();
  reporter.leave();
  expect(posted).toEqual(['p0 p1 p2 p3 p4 p5 p6 p7 p8 p9', 'p10 p11']);
});

it('tells ten at a time, of one registry each', async () => {
  const { reporter, posted, rest } = open();
  reporter.add(Array.from({ length: 12 }, (_, index) => problem(`p${index}`)));
  reporter.add([problem('next', 43)]);
  await rest();
  expect(posted).toEqual(['p0 p1 p2 p3 p4 p5 p6 p7 p8 p9', 'p10 p11', 'next']);
});
