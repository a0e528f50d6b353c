import type { Transport } from '@portal/kit';
import { backOfficeTransport } from './back-office-transport';

export interface RecordedCalls {
  /** Performs each call on `next` and keeps it; for `renderScreen`. */
  readonly transport: Transport;
  /** Every call that went out, oldest first: 'GET /items/contact', without the query. */
  readonly names: () => readonly string[];
  /** Body of the first call of that name, as data; undefined when it had none or never went out. */
  readonly bodyOf: (name: string) => unknown;
}

/** What a screen asked for, for a test that tells how often or with what. */
export function recordCalls(next: Transport = backOfficeTransport): RecordedCalls {
  const calls: { readonly name: string; readonly body: string | undefined }[] = [];
  return {
    transport(call) {
      const [path] = call.url.split('?');
      calls.push({ name: `${call.method} ${path ?? ''}`, body: call.body });
      return next(call);
    },
    names: () => calls.map(({ name }) => name),
    bodyOf(name) {
      const body = calls.find((call) => call.name === name)?.body;
      return body === undefined ? undefined : (JSON.parse(body) as unknown);
    },
  };
}
