import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface Gauge {
  /** Prometheus name: `portal_database_connections`. */
  readonly name: string;
  readonly help: string;
  readonly value: number;
  /** Of a bounded number of values; gauges of one name follow one another. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Only rises, from the start of the process. */
  readonly isCounter?: boolean;
}

/** The route is the declared pattern, never the path, which may contain secrets and has unlimited values. */
export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  note(request: AnsweredRequest): void;
  /** The Prometheus text format, version 0.0.4. */
  text(gauges: readonly Gauge[]): string;
  stop(): void;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);
const NANOSECONDS = 1e9;
const EVENT_LOOP_RESOLUTION_MS = 20;

interface Series {
  count: number;
  sum: number;
  /** Requests that took at most the bound of the bucket with the same index. */
  readonly within: number[];
}

const escaped = (label: string): string =>
  label.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));

/** Each name has one head, whatever its labels. */
function linesOf(gauges: readonly Gauge[]): readonly string[] {
  let last: string | undefined;
  return gauges.flatMap(({ name, help, value, labels = {}, isCounter = false }) => {
    const told = Object.entries(labels).map(([label, of]) => `${label}="${escaped(of)}"`);
    const line = `${name}${told.length > 0 ? `{${told.join(',')}}` : ''} ${String(value)}`;
    const isNew = name !== last;
    last = name;
    return isNew
      ? [`# HELP ${name} ${help}`, `# TYPE ${name} ${isCounter ? 'counter' : 'gauge'}`, line]
      : [line];
  });
}

/** Counts and times requests by method, route and status: a bounded number of labels. */
export function createMetrics(): Metrics {
  const answered = new Map<string, number>();
  const durations = new Map<string, Series>();
  const delay = monitorEventLoopDelay({ resolution: EVENT_LOOP_RESOLUTION_MS });
  delay.enable();

  const note = ({ method, route, status, seconds }: AnsweredRequest): void => {
    const known = METHODS.has(method) ? method : 'other';
    const labels = `method="${known}",route="${escaped(route)}"`;
    const withStatus = `${labels},status="${String(status)}"`;
    answered.set(withStatus, (answered.get(withStatus) ?? 0) + 1);
    const series = durations.get(labels) ?? { count: 0, sum: 0, within: BUCKETS.map(() => 0) };
    durations.set(labels, series);
    series.count += 1;
    series.sum += seconds;
    BUCKETS.forEach((bound, place) => {
      if (seconds <= bound) series.within[place] = (series.within[place] ?? 0) + 1;
    });
  };

  const requests = (): string[] => [
    '# HELP portal_http_requests_total Requests answered, by declared route.',
    '# TYPE portal_http_requests_total counter',
    ...[...answered].map(([labels, count]) => `portal_http_requests_total{${labels}} ${String(count)}`),
    '# HELP portal_http_request_duration_seconds Time from the first byte of a request to the last of its answer.',
    '# TYPE portal_http_request_duration_seconds histogram',
    ...[...durations].flatMap(([labels, { count, sum, within }]) => [
      ...BUCKETS.map(
        (bound, place) =>
          `portal_http_request_duration_seconds_bucket{${labels},le="${String(bound)}"} ${String(within[place] ?? 0)}`,
      ),
      `portal_http_request_duration_seconds_bucket{${labels},le="+Inf"} ${String(count)}`,
      `portal_http_request_duration_seconds_sum{${labels}} ${String(sum)}`,
      `portal_http_request_duration_seconds_count{${labels}} ${String(count)}`,
    ]),
  ];

  /** Metrics of the process; the event loop delay is measured since the last reading. */
  const ownGauges = (): Gauge[] => {
    const { rss, heapUsed } = process.memoryUsage();
    const own: Gauge[] = [
      {
        name: 'portal_event_loop_delay_seconds_p99',
        help: 'How late timers came since the last reading, 99th percentile.',
        value: Math.max(0, delay.percentile(99) / NANOSECONDS - EVENT_LOOP_RESOLUTION_MS / 1000),
      },
      { name: 'process_resident_memory_bytes', help: 'Memory of the process.', value: rss },
      { name: 'nodejs_heap_used_bytes', help: 'Memory of its JavaScript objects.', value: heapUsed },
      {
        name: 'process_start_time_seconds',
        help: 'When it started, in seconds since 1970.',
        value: Math.round(performance.timeOrigin / 1000),
      },
    ];
    delay.reset();
    return own;
  };

  return {
    note,
    text: (gauges) => `${[...requests(), ...linesOf([...ownGauges(), ...gauges])].join('\n')}\n`,
    stop: () => delay.disable(),
  };
}
