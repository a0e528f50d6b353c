/** A problem worth knowing about, without anything a person typed. */
export interface ProblemReport {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  readonly context: Readonly<Record<string, string>>;
  /** The problem itself, for whoever looks for its cause. */
  readonly error?: Error;
}

export interface Telemetry {
  /** Anything may be reported; this never throws. `context` says where: remote, page, call. */
  readonly report: (problem: unknown, context?: Record<string, string>) => void;
}

/** The same problem is passed on this many times per page: a render loop must not flood whoever listens. */
const REPEATS = 3;
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
        const error = problem instanceof Error ? problem : new Error(String(problem));
        if (told.has(error)) return;
        for (let each: unknown = error; each instanceof Error && !told.has(each); each = each.cause)
          told.add(each);
        const { name, message, stack } = error;
        const key = `${name} ${message}`;
        const times = (seen.get(key) ?? 0) + 1;
        seen.set(key, times);
        if (times > REPEATS) return;
        sink({ name, message, context, error, ...(stack !== undefined && { stack }) });
      } catch {
        // A listener that fails has nobody left to tell, nor has a problem that cannot even be written.
      }
    },
  };
}
