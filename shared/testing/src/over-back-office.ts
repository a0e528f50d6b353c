import type { Transport } from '@portal/kit';
import { type FakeAnswers, fakeTransport } from '@portal/remote-sdk/testing';
import { backOfficeTransport } from './back-office-transport';

/** The back office with some of its answers replaced. Read at each call: a test may change them. */
export const overBackOffice = (answers: FakeAnswers): Transport =>
  fakeTransport(answers, backOfficeTransport);

/** The back office with some of its answers replaced until `end`. */
export function outage(answers: FakeAnswers): { readonly transport: Transport; readonly end: () => void } {
  let current = overBackOffice(answers);
  return {
    transport: (call) => current(call),
    end: () => {
      current = backOfficeTransport;
    },
  };
}
