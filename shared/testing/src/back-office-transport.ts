import type { HttpAnswer, Transport } from '@portal/kit';
import { from, map } from 'rxjs';
import { backOfficeForTests } from './back-office-for-tests';

/** Sends the kit's calls to the back office in this process, as axios would over a network. */
export const backOfficeTransport: Transport = ({ method, url, headers, body = '' }) =>
  from(backOfficeForTests().then((backOffice) => backOffice.inject({ method, url, headers, body }))).pipe(
    map((answer): HttpAnswer => ({ ...answer, body: readJson(answer.body) })),
  );

function readJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
