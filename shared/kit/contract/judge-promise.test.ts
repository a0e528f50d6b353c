import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT } from '../src/kit';
import { compareVersions, judgePromise, type Promised } from './judge-promise';

const reportOf = (...declarations: readonly string[]) =>
  [
    '# API of @portal/kit',
    '',
    'Any introduction.',
    '',
    '## @portal/kit',
    '```ts',
    ...declarations,
    '```',
    '',
  ].join('\n');

const SESSION = ['interface Session {', '    readonly email: string;', '    readonly role: Role;', '}'];
const OPEN = 'function open(email: string): Session;';
const RELEASED: Promised = { version: '1.2.0', contract: 1, report: reportOf(OPEN, ...SESSION) };

const withMember = (member: string) => [
  'interface Session {',
  '    readonly email: string;',
  `    ${member}`,
  '    readonly role: Role;',
  '}',
];

describe('what the kit promised', () => {
  it.each<[string, Partial<Promised>]>([
    ['the same, in the same version', {}],
    ['the same, mended', { version: '1.2.1' }],
    ['another introduction', { report: RELEASED.report.replace('Any', 'No') }],
    [
      'one more function in a minor',
      { version: '1.3.0', report: reportOf(OPEN, 'function shut(): void;', ...SESSION) },
    ],
    [
      'one more field in a minor',
      { version: '1.3.0', report: reportOf(OPEN, ...withMember('readonly token?: string;')) },
    ],
    [
      'less, in a major with a contract of its own',
      { version: '2.0.0', contract: 2, report: reportOf(...SESSION) },
    ],
    [
      'more and less, in a major with a contract of its own',
      { version: '2.0.0', contract: 2, report: reportOf('function shut(): void;', ...SESSION) },
    ],
    ['more, in a major', { version: '2.0.0', report: reportOf(OPEN, 'function shut(): void;', ...SESSION) }],
  ])('is kept by %s', (_, now) => {
    expect(judgePromise(RELEASED, { ...RELEASED, ...now })).toEqual([]);
  });

  it.each<[string, Partial<Promised>, readonly string[]]>([
    [
      'a function that is gone in a minor',
      { version: '1.3.0', report: reportOf(...SESSION) },
      [`1.2.0 promised: @portal/kit: ${OPEN}`, 'what is gone or changed asks for a CONTRACT above 1'],
    ],
    [
      'a major that leaves the contract number alone',
      { version: '2.0.0', report: reportOf(...SESSION) },
      ['what is gone or changed asks for a CONTRACT above 1'],
    ],
    [
      'a contract number that goes up in a minor',
      { version: '1.3.0', contract: 2, report: reportOf(...SESSION) },
      [`1.2.0 promised: @portal/kit: ${OPEN}`],
    ],
    [
      'a contract number that goes up for nothing',
      { version: '2.0.0', contract: 2 },
      ['CONTRACT 2 would refuse every remote, and nothing is gone'],
    ],
    [
      'a function in a patch',
      { version: '1.2.1', report: reportOf(OPEN, 'function shut(): void;', ...SESSION) },
      ['new since 1.2.0, which asks for a higher minor: @portal/kit: function shut(): void;'],
    ],
    [
      'a field in no new version at all',
      { report: reportOf(OPEN, ...withMember('readonly token?: string;')) },
      [
        'new since 1.2.0, which asks for a higher minor: @portal/kit: interface Session … readonly token?: string;',
      ],
    ],
    ['an older version', { version: '1.1.9' }, ['1.1.9 is older than 1.2.0, which is released']],
  ])('is broken by %s', (_, now, breaches) => {
    expect(judgePromise(RELEASED, { ...RELEASED, ...now })).toEqual(breaches);
  });

  it('is word for word: a parameter more, a field less or said otherwise is a change', () => {
    const otherwise = [
      reportOf('function open(email: string, token: string): Session;', ...SESSION),
      reportOf(OPEN, 'interface Session {', '    readonly email: string;', '}'),
      reportOf(OPEN, ...SESSION).replace('email: string;', 'email: string | null;'),
      reportOf(OPEN, ...SESSION).replace('## @portal/kit', '## @portal/kit/shell'),
    ];
    for (const report of otherwise)
      expect(judgePromise(RELEASED, { version: '1.3.0', contract: 1, report })).not.toEqual([]);
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
