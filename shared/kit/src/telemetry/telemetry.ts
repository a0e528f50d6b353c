/** A problem worth knowing about, without anything a person typed. */
export interface ProblemReport {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  readonly context: Readonly<Record<string, string>>;
  /** What kind of failure it is, where the problem says so itself: `INTEGRITY`, or the status `503` of a call. */
  readonly code?: string;
  /** What led to it: an error that was caught and thrown on as another one. */
  readonly cause?: { readonly name: string; readonly message: string };
}

export interface Telemetry {
  /** Anything may be reported; this never throws. `context` says where: remote, page, call. */
  readonly report: (problem: unknown, context?: Record<string, string>) => void;
}

/** The same problem is passed on this many times per page: a render loop must not flood whoever listens. */
const REPEATS = 3;
/** How far the causes of a problem are followed. */
const MAX_CAUSES = 3;

const asError = (problem: unknown) => (problem instanceof Error ? problem : new Error(String(problem)));

/** An error and what led to it, in that order: the stack of the last one names the file that is to blame. */
function chainOf(problem: Error): readonly Error[] {
  const chain = [problem];
  for (let { cause } = problem; cause instanceof Error && chain.length <= MAX_CAUSES; { cause } = cause)
    chain.push(cause);
  return chain;
}

/** `code` where it is a word, `status` where the problem is an answer. */
function codeOf(error: Error): string | undefined {
  const code: unknown = Reflect.get(error, 'code');
  const status: unknown = Reflect.get(error, 'status');
  if (typeof code === 'string') return code;
  return typeof status === 'number' ? String(status) : undefined;
}

/**
 * Passes reports to `sink`, which the shell gives; without one they go nowhere. One error is told once, by whoever
 * reports it first, and so is what it says it was led to by; errors that only look alike, three times.
 */
export function createTelemetry(sink: (report: ProblemReport) => void = () => undefined): Telemetry {
  const told = new WeakSet<object>();
  const seen = new Map<string, number>();
  return {
    report(problem, context = {}) {
      try {
        const error = asError(problem);
        if (told.has(error)) return;
        const chain = chainOf(error);
        for (const each of chain) told.add(each);
        const { name, message } = error;
        const key = `${name} ${message}`;
        const times = (seen.get(key) ?? 0) + 1;
        seen.set(key, times);
        if (times > REPEATS) return;
        const root = chain.at(-1) ?? error;
        const code = codeOf(error);
        sink({
          name,
          message,
          context,
          ...(root.stack !== undefined && { stack: root.stack }),
          ...(code !== undefined && { code }),
          ...(root !== error && { cause: { name: root.name, message: root.message } }),
        });
      } catch {
        // A listener that fails has nobody left to tell, nor has a problem that cannot even be written.
      }
    },
  };
}
