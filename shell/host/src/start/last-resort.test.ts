import { EventEmitter } from 'node:events';
import { problemOf, surviveProblems } from './last-resort';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly problem: { readonly type: string; readonly message: string; readonly stack: string };
}

/** A fake process without other handlers. */
function running(): { readonly events: EventEmitter; readonly lines: Line[] } {
  const events = new EventEmitter();
  const lines: Line[] = [];
  surviveProblems(events, (line) => lines.push(JSON.parse(line) as Line));
  return { events, lines };
}

describe('what nobody caught', () => {
  it.each(['uncaughtException', 'unhandledRejection'])('is told as %s, and the process goes on', (event) => {
    const { events, lines } = running();
    // Without a listener, Node would end the process.
    expect(events.emit(event, new TypeError('x is not a function'))).toBe(true);
    expect(events.emit(event, 'no error at all')).toBe(true);
    expect(events.emit(event, undefined)).toBe(true);

    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      [60, event],
      [60, event],
      [60, event],
    ]);
    expect(lines.map(({ problem }) => [problem.type, problem.message])).toEqual([
      ['TypeError', 'x is not a function'],
      ['Error', 'no error at all'],
      ['Error', 'undefined'],
    ]);
    expect(lines[0]?.problem.stack).toContain('last-resort.test.ts');
  });

  it('is told without whom it is about, on one line', () => {
    const { events, lines } = running();
    events.emit('uncaughtException', new Error('no mail to marie.durand@example.org\r\nlevel=fatal'));

    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('marie.durand');
    expect(problemOf(new Error('password=Portail2026')).stack).not.toContain('Portail2026');
  });
});
