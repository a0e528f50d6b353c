import { cleanMessage } from '@portal/registry/clean-message';

interface Stumbling {
  on(event: 'uncaughtException' | 'unhandledRejection', listener: (problem: unknown) => void): unknown;
}

/** What the log says of a problem: its kind and where, cleaned of whom it is about. */
export function problemOf(problem: unknown): { type: string; message: string; stack: string } {
  const error = problem instanceof Error ? problem : new Error(String(problem));
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: cleanMessage(error.message),
    stack: frames.map((line) => line.trim()).join('\n'),
  };
}

/**
 * A mistake in one handler must not end the answers of everybody else (HT5): what nobody caught is
 * logged, and the process goes on. Only once it serves: a server that cannot start has to say so and leave.
 */
export function surviveProblems(running: Stumbling, say: (line: string) => void): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    running.on(event, (problem) =>
      say(JSON.stringify({ level: 60, time: Date.now(), problem: problemOf(problem), msg: event })),
    );
  }
}

/**
 * Whoever reads what this process says may go away before it. It then says it to nobody, and serves on: a line that
 * cannot be written is no problem to tell, or telling it would be the next one, for ever.
 */
export function surviveLostReaders(outputs: readonly Pick<NodeJS.WritableStream, 'on'>[]): void {
  for (const output of outputs) output.on('error', () => undefined);
}
