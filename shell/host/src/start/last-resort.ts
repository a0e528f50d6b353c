import { cleanMessage } from '@portal/registry/clean-message';

interface Stumbling {
  on(event: 'uncaughtException' | 'unhandledRejection', listener: (problem: unknown) => void): unknown;
}

/** Type, message and stack of an error for the log, without personal data. */
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
 * An error in one handler must not stop the server for everybody: uncaught errors are logged, and the process
 * continues. Only installed once the server runs: a failed start must exit.
 */
export function surviveProblems(running: Stumbling, say: (line: string) => void): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    running.on(event, (problem) =>
      say(JSON.stringify({ level: 60, time: Date.now(), problem: problemOf(problem), msg: event })),
    );
  }
}

/** Continues without output when its reader is gone: reporting the failed write would fail endlessly. */
export function surviveLostReaders(outputs: readonly Pick<NodeJS.WritableStream, 'on'>[]): void {
  for (const output of outputs) output.on('error', () => undefined);
}
