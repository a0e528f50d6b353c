import { Counter, Gauge as PromGauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Gauge {
  /** Prometheus name: `portal_database_connections`. */
  readonly name: string;
  readonly help: string;
  readonly value: number;
  /** Of a bounded number of values. */
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
  readonly contentType: string;
  note(request: AnsweredRequest): void;
  /** The Prometheus text format, version 0.0.4. */
  text(gauges: readonly Gauge[]): Promise<string>;
  stop(): void;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);
/** The limit that such an answer says was reached. */
const LIMITS: Readonly<Record<number, string>> = {
  413: 'size of a body',
  414: 'length of an address',
  421: 'names of this host',
  429: 'attempts',
  503: 'load',
};

/**
 * Counts and times requests by method, route and status, a bounded number of labels, beside what every Node process
 * tells of itself.
 * @param version of the portal, for `portal_build_info`
 */
export function createMetrics(version: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new PromGauge({
    name: 'portal_build_info',
    help: 'What runs: 1.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.versions.node }, 1);
  const answered = new Counter({
    name: 'portal_http_requests_total',
    help: 'Requests answered, by declared route.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  const refused = new Counter({
    name: 'portal_refusals_total',
    help: 'Requests refused because a limit was reached.',
    labelNames: ['limit', 'route'],
    registers,
  });

  const tell = ({ name, help, value, labels = {}, isCounter = false }: Gauge): void => {
    const Kind = isCounter ? Counter : PromGauge;
    const metric =
      registry.getSingleMetric(name) ?? new Kind({ name, help, labelNames: Object.keys(labels), registers });
    if ('inc' in metric) metric.inc(labels, value);
  };

  return {
    contentType: registry.contentType,
    note({ method, route, status, seconds }) {
      const known = METHODS.has(method) ? method : 'other';
      answered.inc({ method: known, route, status });
      durations.observe({ method: known, route }, seconds);
      const limit = LIMITS[status];
      if (limit !== undefined) refused.inc({ limit, route });
    },
    text(gauges) {
      // They are counted elsewhere, and only told here.
      for (const { name } of gauges) registry.removeSingleMetric(name);
      gauges.forEach(tell);
      return registry.metrics();
    },
    stop: () => registry.clear(),
  };
}
