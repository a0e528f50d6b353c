import { createKit, type HttpAnswer, type Kit, type WireCall } from '@portal/kit';
import { readSettings } from '@portal/kit/shell';
import { of } from 'rxjs';
import type { Api } from '../src/api';
import { createApi } from '../src/create-api';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signed: boolean;
}

/** The answer of a recorded server; a plain value means a body with status 200. */
export class Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: number, body: unknown = null, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

type Reply = (call: Call) => unknown;

export interface Recorded {
  readonly api: Api;
  readonly kit: Kit;
  /** Messages of reported problems, in order. */
  readonly problems: readonly string[];
  readonly calls: readonly Call[];
  /** 'GET /admin/api/requests' for each signed call. */
  readonly signed: () => readonly string[];
}

/** The endpoints over a real kit whose servers answer from recorded bodies, by method and path, otherwise 404. */
export function recorded(replies: Readonly<Record<string, unknown>>): Recorded {
  const calls: Call[] = [];
  const problems: string[] = [];
  const kit = createKit({
    settings: readSettings({
      callGapMs: 0,
      supervisorEmail: 'superviseur@example.com',
      writesOnce: true,
      contentWritesOnce: true,
    }),
    transport: (wire) => of(answerTo(wire)),
    onProblem: ({ message }) => void problems.push(message),
  });
  kit.session.open({ email: 'marie.durand@example.com', token: 'a'.repeat(40), stayConnected: false });

  function answerTo(wire: WireCall): HttpAnswer {
    const url = new URL(wire.url, 'http://back-office.example');
    const call: Call = {
      method: wire.method,
      path: url.pathname,
      params: Object.fromEntries(url.searchParams),
      headers: wire.headers,
      body: wire.body === undefined ? undefined : (JSON.parse(wire.body) as unknown),
      signed: wire.headers['x-wsse'] !== undefined,
    };
    calls.push(call);
    const reply = replies[`${call.method} ${call.path}`];
    const given = typeof reply === 'function' ? (reply as Reply)(call) : reply;
    if (given instanceof Answer) return given;
    if (given === undefined)
      return new Answer(404, [{ title: 'not found http exception', detail: 'No such thing.' }]);
    return new Answer(200, given);
  }

  return {
    api: createApi(kit.http, kit.settings, kit.telemetry.report),
    kit,
    problems,
    calls,
    signed: () => calls.filter(({ signed }) => signed).map(({ method, path }) => `${method} ${path}`),
  };
}
