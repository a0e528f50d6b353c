import { readCommandLine, type AddCommand } from './command-line';

type Act = 'deploy' | 'rollback' | 'status';

function define(add: AddCommand<Act>): void {
  add('deploy', 'ships', 'deploy', '<remote>').option('--version <V>', 'which').option('--preview', 'alone');
  add('rollback', 'takes back', 'rollback', '[remote]').option('--serial <N>', 'all of them');
  add('status', 'what runs', 'status');
}

const read = (line: string) => readCommandLine(line.split(' ').filter(Boolean), define);

describe('the command line', () => {
  it.each(['deploy --json agent --version 1.5.0', '--json deploy --version=1.5.0 agent'])(
    'reads a command, its remote and its options in any order: %s',
    (typed) => {
      const reading = read(typed);
      if ('help' in reading) throw new Error(reading.help);
      const { act, line } = reading;
      expect([act, line.operand, line.text('version')]).toEqual(['deploy', 'agent', '1.5.0']);
      expect([line.has('json'), line.has('preview'), line.text('dist')]).toEqual([true, false, undefined]);
    },
  );

  it.each([
    ['deplot agent', "Unknown command 'deplot' (did you mean deploy?): portal --help says what there is."],
    ['deploy', "Missing required argument 'remote': portal deploy --help says what there is."],
    [
      'deploy agent admin',
      "Too many arguments for 'deploy'. Expected 1 argument but got 2: portal deploy --help says what there is.",
    ],
    ['status agent', "Too many arguments for 'status'. Expected 0 arguments but got 1: portal status --help"],
    ['deploy agent --percent 10', "Unknown option '--percent': portal deploy --help says what there is."],
    ['deploy agent --version', "Option '--version <V>' argument missing: portal deploy --help"],
    ['status --json=yes', "Unknown option '--json=yes': portal status --help"],
  ])('%s', (line, reason) => {
    expect(() => read(line)).toThrow(reason);
  });

  it('explains a command without a remote, with the options of every command', () => {
    const reading = read('deploy --help');
    expect(reading).toMatchObject({ isAskedFor: true });
    for (const part of ['Ships.', 'npm run portal -- deploy', '--version <V>', '--dist', '--json', '--help'])
      expect(reading).toHaveProperty('help', expect.stringContaining(part));
    expect(read('')).toMatchObject({
      isAskedFor: false,
      help: expect.stringContaining('rollback') as unknown,
    });
  });
});
