import type { Transport } from '@portal/kit';
import { backOfficeTransport } from './back-office-transport';

export interface RecordedCalls {
  /** Sends each call to `next` and records it; for `renderScreen`. */
  readonly transport: Transport;
  /** All calls, oldest first: 'GET /items/contact', without the query. */
  readonly names: () => readonly string[];
  /** Parsed body of the first call of that name; undefined when it had none or was not made. */
  readonly bodyOf: (name: string) => unknown;
}

/** Records a screen's calls, for tests that check their number or contents. */
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
