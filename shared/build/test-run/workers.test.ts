import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The commands are ES modules, which Jest does not load: run it as a test run does. */
function workersFor(processors: number, memory: number): unknown {
  const module = path.resolve('shared/build/test-run/workers.mjs');
  const script = `import { workersFor } from ${JSON.stringify(module)};
    process.stdout.write(JSON.stringify(workersFor(${String(processors)}, ${String(memory)})));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', script]).toString());
}

it.each([
  { machine: 'a small one', processors: 1, memory: 4e9, files: 2 },
  { machine: 'two processors', processors: 2, memory: 24e9, files: 2 },
  { machine: 'four processors', processors: 4, memory: 16e9, files: 4 },
  { machine: 'eight processors with little memory', processors: 8, memory: 8e9, files: 3 },
  { machine: 'a large one', processors: 64, memory: 256e9, files: 6 },
])('on $machine, $files files run at a time, and one story more', ({ processors, memory, files }) => {
  expect(workersFor(processors, memory)).toEqual({ files, stories: files + 1 });
});
