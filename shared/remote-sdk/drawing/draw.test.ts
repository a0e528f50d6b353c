import { draw } from './draw.mjs';

const NOW = Date.UTC(2026, 10, 22, 12);
const evaluate = async (expression: string, input: unknown = null): Promise<unknown> => {
  const code = `globalThis.drawing = { run: (input) => (${expression}) };`;
  const [drawn] = await draw([{ code, call: 'run', input }], { now: NOW });
  return drawn;
};

it('gives what each script draws, each in a world of its own', async () => {
  const task = (word: string) => ({
    code: `globalThis.count = (globalThis.count ?? 0) + 1; globalThis.drawing = { run: ({ a }) => '${word} ' + a + ' ' + count };`,
    call: 'run',
    input: { a: 1 },
  });
  expect(await draw([task('one'), task('two')], { now: NOW })).toEqual(['one 1 1', 'two 1 1']);
});

it('says one moment', async () => {
  expect(await evaluate('[Date.now(), new Date().getTime(), new Date(0).getTime()]')).toEqual([NOW, NOW, 0]);
});

it('lets what is given be data', async () => {
  const hostile = { text: '</script>`${process}`\u2028' };
  expect(await evaluate('input', hostile)).toEqual(hostile);
});

it.each(['process', 'require', 'fetch', 'module', 'Buffer', 'setTimeout'])('has no %s', async (name) => {
  expect(await evaluate(`typeof ${name}`)).toBe('undefined');
});

it.each([
  ['through what it was lent', "URL.constructor('return process')()"],
  ['through its own functions', "(() => {}).constructor('return process')()"],
  ['by evaluating', "eval('process')"],
  ['by importing', "import('node:fs')"],
])('gets out neither %s', async (_, expression) => {
  await expect(evaluate(expression)).rejects.toThrow(/Nothing was drawn/);
});

it('says what a script threw, and nothing of its code', async () => {
  const said = await evaluate("(() => { throw new RangeError('No words') })() || 'a secret line'").catch(
    String,
  );
  expect(said).toMatch(/Nothing was drawn \(1\)\. RangeError: No words/);
  expect(said).not.toContain('a secret line');
});

it('gives up what does not end', async () => {
  const code = 'globalThis.drawing = { run() { for (;;); } };';
  await expect(draw([{ code, call: 'run', input: null }], { now: NOW, limitMs: 500 })).rejects.toThrow(
    /Nothing was drawn \(SIGTERM\)/,
  );
});
