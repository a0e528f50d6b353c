import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT } from '../src/kit';

const textOf = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
/** The declarations of an API report, without its introduction and the number of the contract. */
const promiseOf = (report: string) =>
  report.slice(report.indexOf('\n## ')).replace(/^const CONTRACT: .*\n/m, '');

/** The promised lines that are gone or changed. Both reports are in the order of names: what is new stands in between. */
function goneFrom(promised: string, now: string): readonly string[] {
  const lines = now.split('\n');
  let from = 0;
  return promised.split('\n').filter((line) => {
    const at = lines.indexOf(line, from);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

/** One report per released version. The last one is what running remotes rely on. */
const RELEASED = readdirSync(path.join(__dirname, 'released')).map((file) => path.basename(file, '.md'));
const last = RELEASED.toSorted(new Intl.Collator('en', { numeric: true }).compare).at(-1) ?? '';
const released = textOf(`released/${last}.md`);
const promised = promiseOf(released);
const numbersOf = (version: string) => version.split('.').map(Number);

it('keeps what its last released version promised, or is another contract and a major version', () => {
  const now = promiseOf(textOf('../api-report.md'));
  const { version } = JSON.parse(textOf('../package.json')) as { version: string };
  const [[major = 0, minor = 0], [before = 0, below = 0]] = [numbersOf(version), numbersOf(last)];
  const contract = Number(/^const CONTRACT: (\d+);$/m.exec(released)?.[1]);

  const gone = goneFrom(promised, now);
  const isKept = gone.length === 0;
  // A number that goes up for nothing would refuse every remote.
  expect({ gone, contract: CONTRACT }).toEqual({ gone, contract: isKept ? contract : contract + 1 });
  const isOwed = isKept ? now === promised || major > before || minor > below : major > before;
  expect({ gone, version, isOwed }).toEqual({ gone, version, isOwed: true });
});

it.each([
  ['a function', /^function defineRemote.*\n/m],
  ['the last field of a type', /^.*readonly isOpen: .*\n/m],
])('is broken without %s, and kept by one more', (_, what) => {
  expect(goneFrom(promised, promised.replace(what, ''))).not.toEqual([]);
  expect(goneFrom(promised.replace(what, ''), promised)).toEqual([]);
});

it.each([
  ['email: string | null', 'email: string'],
  ['## @portal/kit', '## @portal/kit/shell'],
])('is word for word: %j may not become %j', (what, instead) => {
  expect(goneFrom(promised, promised.replace(what, instead))).not.toEqual([]);
});
