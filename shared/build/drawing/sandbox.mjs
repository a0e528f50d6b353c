// Draws HTML with code that somebody else released: it runs in a process of its own that may open no file and start no
// program (the flags that draw.mjs starts it with), knows no environment, and evaluates that code in contexts which have
// neither `process` nor `require` nor `fetch`. What to draw comes on the standard input, what was drawn goes out as JSON.
import vm from 'node:vm';

/** What the code may take from Node: nothing that reaches out of the process. */
const PROVIDED = { URL, URLSearchParams, AbortController, TextEncoder, queueMicrotask };

/** A clock that stands still: a drawing of one moment says one day. */
const CLOCK = `Date = class extends Date {
  constructor(...given) { super(...(given.length > 0 ? given : [NOW])); }
  static now() { return NOW; }
};`;

/**
 * @param {{ code: string, call: string, input: unknown }} task `code` leaves an object called `drawing`, whose function
 *   `call` gives what is drawn
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

// In its own words: Node would print the line that threw, which is all of a script that was made small.
drawAll().catch((problem) => {
  process.exitCode = 1;
  const frames = String(problem?.stack)
    .split('\n')
    .filter((line) => /^ +at /.test(line));
  process.stderr.end([`${problem?.name}: ${problem?.message}`, ...frames].join('\n'));
});
