/** A reported problem, without user input. */
export interface ProblemReport {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  readonly context: Readonly<Record<string, string>>;
  readonly error?: Error;
}

export interface Telemetry {
  /** Reports anything thrown; never throws itself. `context` says where: remote, page, call. */
  readonly report: (problem: unknown, context?: Record<string, string>) => void;
}

/** Limit per page for similar errors: a render loop must not flood the receiver. */
const REPEATS = 3;
/** An error object is told once, its causes too; similar ones three times. */
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
        // Errors of the sink, and of unprintable problems, cannot be reported anywhere.
      }
    },
  };
}
