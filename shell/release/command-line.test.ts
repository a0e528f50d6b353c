import { COMMANDS, help, readCommandLine, type CommandName } from './command-line';

const read = (line: string) => readCommandLine(line.split(' ').filter((word) => word !== ''));

describe('the command line', () => {
  it('reads a command, its remote and its options in any order', () => {
    expect(read('canary --json agent --version 1.5.0 --percent 10')).toEqual({
      command: 'canary',
      remote: 'agent',
      values: { json: true, version: '1.5.0', percent: '10' },
    });
  });

  it('finds the command behind options', () => {
    expect(read('--dist elsewhere --json status')).toEqual({
      command: 'status',
      remote: undefined,
      values: { dist: 'elsewhere', json: true },
    });
  });

  it('asks for help without a remote', () => {
    expect(read('deploy --help')).toMatchObject({ command: 'deploy', values: { help: true } });
    expect(read('--help')).toMatchObject({ command: undefined });
  });

  it.each([
    ['deplot agent', 'There is no command "deplot": portal --help lists them.'],
    ['deploy', 'Name the remote: portal deploy <remote> [--version V]'],
    ['deploy agent admin', 'One word too many: portal deploy <remote>'],
    ['locate', 'Name the frame: portal locate <frame>'],
    ['locate one two', 'One word too many: portal locate <frame>'],
    ['rollback', 'Name the remote: portal rollback [<remote>] [--to V] [--serial N]'],
    ['rollback agent --serial 3', 'One word too many: portal rollback'],
    ['status agent', 'One word too many: portal status'],
    ['deploy agent --percent 10', "Unknown option '--percent': portal deploy --help says what there is."],
    ['deploy agent --version', 'portal deploy --help says what there is.'],
    ['disable agent --json=yes', 'portal disable --help says what there is.'],
  ])('%s', (line, reason) => {
    expect(() => read(line)).toThrow(reason);
  });

  it('explains every command and every option', () => {
    const all = help(undefined).join('\n');
    for (const [name, { options }] of Object.entries(COMMANDS)) {
      expect(all).toContain(`  ${name} `);
      const own = help(name as CommandName).join('\n');
      for (const option of [...Object.keys(options), 'dist', 'json', 'help'])
        expect(own).toContain(`--${option}`);
    }
  });
});
