/** A problem worth knowing about, without anything a person typed. */
export interface ProblemReport {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  readonly context: Readonly<Record<string, string>>;
}

export interface Telemetry {
  /** Anything may be reported; this never throws. `context` says where: remote, page, call. */
  readonly report: (problem: unknown, context?: Record<string, string>) => void;
}

/** The same problem is passed on this many times per page: a render loop must not flood whoever listens. */
const REPEATS = 3;

/** Passes reports to `sink`, which the shell gives; without one they go nowhere. */
export function createTelemetry(sink: (report: ProblemReport) => void = () => undefined): Telemetry {
  const seen = new Map<string, number>();
  return {
    report(problem, context = {}) {
      const { name, message, stack } = problem instanceof Error ? problem : new Error(String(problem));
      const key = `${name} ${message}`;
      const times = (seen.get(key) ?? 0) + 1;
      seen.set(key, times);
      if (times > REPEATS) return;
      try {
        sink({ name, message, context, ...(stack !== undefined && { stack }) });
      } catch {
        // A listener that fails has nobody left to tell.
      }
    },
  };
}
