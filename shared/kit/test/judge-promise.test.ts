import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT } from '../src/kit';
import { compareVersions, judgePromise, type Promised } from './judge-promise';

const reportOf = (...declarations: readonly string[]) =>
  ['# API', 'Any introduction.', '## @portal/kit', '```ts', ...declarations, '```', ''].join('\n');
const session = (...members: readonly string[]) => [
  'interface Session {',
  '    readonly email: string;',
  ...members,
  '}',
];

const OPEN = 'function open(email: string): Session;';
const SHUT = 'function shut(): void;';
const RELEASED: Promised = { version: '1.2.0', contract: 1, report: reportOf(OPEN, ...session()) };
const MORE = reportOf(OPEN, SHUT, ...session());
const LONGER = reportOf(OPEN, ...session('    readonly token?: string;'));
const LESS = reportOf(...session());
const GONE = `1.2.0 promised: @portal/kit: ${OPEN}`;
const ABOVE = 'what is gone or changed asks for a CONTRACT above 1';

describe('what the kit promised', () => {
  it.each<[string, Partial<Promised>]>([
    ['the same, mended', { version: '1.2.1' }],
    ['another introduction', { report: RELEASED.report.replace('Any', 'No') }],
    ['one more function in a minor', { version: '1.3.0', report: MORE }],
    ['one more field in a minor', { version: '1.3.0', report: LONGER }],
    ['less, in a major with a contract of its own', { version: '2.0.0', contract: 2, report: LESS }],
  ])('is kept by %s', (_, now) => {
    expect(judgePromise(RELEASED, { ...RELEASED, ...now })).toEqual([]);
  });

  it.each<[string, Partial<Promised>, readonly string[]]>([
    ['a function that is gone in a minor', { version: '1.3.0', report: LESS }, [GONE, ABOVE]],
    ['a major that leaves the contract number alone', { version: '2.0.0', report: LESS }, [ABOVE]],
    ['a contract number that goes up in a minor', { version: '1.3.0', contract: 2, report: LESS }, [GONE]],
    [
      'a contract number that goes up for nothing',
      { version: '2.0.0', contract: 2 },
      ['CONTRACT 2 would refuse every remote, and nothing is gone'],
    ],
    [
      'a function in a patch',
      { version: '1.2.1', report: MORE },
      [`new since 1.2.0, which asks for a higher minor: @portal/kit: ${SHUT}`],
    ],
    ['an older version', { version: '1.1.9' }, ['1.1.9 is older than 1.2.0, which is released']],
  ])('is broken by %s', (_, now, breaches) => {
    expect(judgePromise(RELEASED, { ...RELEASED, ...now })).toEqual(breaches);
  });

  it.each([
    ['email: string)', 'email: string, token: string)'],
    ['    readonly email: string;\n', ''],
    ['email: string;', 'email: string | null;'],
    ['## @portal/kit', '## @portal/kit/shell'],
  ])('is word for word: %j may not become %j', (promised, instead) => {
    const report = RELEASED.report.replace(promised, instead);
    expect(judgePromise(RELEASED, { ...RELEASED, version: '1.3.0', report })).not.toEqual([]);
  });
});

/** One report per released version. The last one is what running remotes rely on. */
const FOLDER = path.join(__dirname, 'released');
const versions = readdirSync(FOLDER)
  .map((file) => path.basename(file, '.md'))
  .sort(compareVersions);

const promisedIn = (version: string): Promised => {
  const report = readFileSync(path.join(FOLDER, `${version}.md`), 'utf8');
  return { version, contract: Number(/^const CONTRACT: (\d+);$/m.exec(report)?.[1]), report };
};

describe('@portal/kit', () => {
  it('keeps what its last released version promised', () => {
    const last = versions.at(-1) ?? '';
    const { version } = JSON.parse(readFileSync(path.join(__dirname, '../package.json'), 'utf8')) as {
      version: string;
    };
    const report = readFileSync(path.join(__dirname, '../api-report.md'), 'utf8');
    expect(judgePromise(promisedIn(last), { version, contract: CONTRACT, report })).toEqual([]);
  });
});
