// Renders HTML with the code of a release, which is not trusted. This process may open no file and start no program
// (the flags are in draw.mjs), has no environment, and evaluates the code in contexts without `process`, `require` or
// `fetch`. The tasks come on standard input; the results leave as JSON.
import vm from 'node:vm';

/** Globals that the code may use: nothing with access outside the process. */
const PROVIDED = { URL, URLSearchParams, AbortController, TextEncoder, queueMicrotask };

/** A frozen clock: everything in one rendering has the same date. */
const CLOCK = `Date = class extends Date {
  constructor(...given) { super(...(given.length > 0 ? given : [NOW])); }
  static now() { return NOW; }
};`;

/**
 * @param {{ code: string, call: string, input: unknown }} task `code` leaves an object called `drawing`, whose function
 * `call` returns the result
 * @param {number} now milliseconds since 1970
 */
async function perform({ code, call, input }, now) {
  const context = vm.createContext(
    { ...PROVIDED, NOW: now, INPUT: JSON.stringify(input) },
    { codeGeneration: { strings: false, wasm: false } },
  );
  vm.runInContext(CLOCK, context);
  vm.runInContext(code, context);
  return vm.runInContext(`drawing[${JSON.stringify(call)}](JSON.parse(INPUT))`, context);
}

async function drawAll() {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk;
  const { now, tasks } = JSON.parse(text);
  const drawn = [];
  for (const task of tasks) drawn.push(await perform(task, now));
  process.stdout.end(JSON.stringify(drawn));
}

// Prints the message only: Node would print the line that threw, which in minified code is the whole script.
drawAll().catch((problem) => {
  process.exitCode = 1;
  const frames = String(problem?.stack)
    .split('\n')
    .filter((line) => /^ +at /.test(line));
  process.stderr.end([`${problem?.name}: ${problem?.message}`, ...frames].join('\n'));
});
