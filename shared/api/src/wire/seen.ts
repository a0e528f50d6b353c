import type { HttpAnswer, HttpClient } from '@portal/kit';
import { map, type Observable, of } from 'rxjs';

/** A row with the version that was read, where the back office numbers them. */
export interface Versioned {
  readonly etag?: string | undefined;
}

export const withVersion =
  <T extends Versioned>(read: (body: unknown) => T) =>
  ({ body, headers }: HttpAnswer): T => ({ ...read(body), etag: headers['etag'] });

/** Has a change of this row refused (412) once somebody else has changed it. */
const ifStill = ({ etag }: Versioned): Readonly<Record<string, string>> =>
  etag === undefined ? {} : { 'If-Match': etag };

type Body = Readonly<Record<string, unknown>>;

/** The part of a body that differs from what was read: what others changed elsewhere in the row stays. */
export const changedFrom = (read: Body, typed: Body): Body =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== read[name]));

interface Change<T> {
  readonly path: string;
  readonly seen: T;
  readonly body: Body;
  readonly read: (body: unknown) => T;
}

/** Changes a row that was read, refused (412) once somebody else has changed it. Without a difference nothing is sent. */
export const changeRow = <T extends Versioned>(
  signed: HttpClient,
  { path, seen, body, read }: Change<T>,
): Observable<T> =>
  Object.keys(body).length === 0
    ? of(seen)
    : signed.send({ method: 'PATCH', path, headers: ifStill(seen), body }).pipe(map(withVersion(read)));
