import type { ProjectFilter } from '@portal/domain/project';
import { endOfParisDay, startOfParisDay } from '@portal/domain/format';
import {
  type HttpAnswer,
  type HttpClient,
  isApiError,
  type Memory,
  type Priority,
  totalCount,
} from '@portal/kit';
import {
  catchError,
  combineLatest,
  concatMap,
  from,
  map,
  type Observable,
  of,
  reduce,
  startWith,
  switchMap,
  throwError,
} from 'rxjs';
import type { Rows, WholeRows } from '../api';
import { COUNT_HEADER, perAgencyPart, toRows } from './long-lists';
import type { Params } from './scope-params';

/** Five thousand rows: what a browser can hold and count without a wait. */
const MOST_PAGES = 5;

interface Dated {
  readonly id: number;
  readonly createdAt: string | null;
}

export interface Asked {
  readonly filter?: ProjectFilter | undefined;
  /** 'visible' by default. */
  readonly priority?: Priority;
  /** 'screen' by default. */
  readonly memory?: Memory;
  /** Also reads the pages after the first, one after the other and deferred, and emits once more with all rows. */
  readonly isWhole?: boolean;
}

interface DatedList<T> extends Asked {
  readonly path: string;
  readonly params: Params;
  readonly limit: number;
  readonly read: (body: unknown) => readonly T[];
}

/** A page of a list, newest first; one call unless it has too many agencies for one URL. */
export function readDatedList<T extends Dated>(
  http: HttpClient,
  list: DatedList<T>,
): Observable<WholeRows<T>> {
  const calls = perAgencyPart(list.params).map((params) => readInOneCall(http, { ...list, params }));
  const [only] = calls;
  if (only !== undefined && calls.length === 1)
    return list.isWhole === true
      ? only.pipe(switchMap((first) => withOtherPages(http, list, first)))
      : only.pipe(map(asLast));
  return combineLatest(calls).pipe(
    map((pages) => ({
      rows: newestFirst(pages.flatMap(({ rows }) => rows)).slice(0, list.limit),
      total: pages.reduce((sum, { total }) => sum + total, 0),
      isComing: false,
    })),
  );
}

const asLast = <T>(page: Rows<T>): WholeRows<T> => ({ ...page, isComing: false });

/** A page that does not come leaves the list cut, which its total says. */
function withOtherPages<T extends Dated>(
  http: HttpClient,
  list: DatedList<T>,
  first: Rows<T>,
): Observable<WholeRows<T>> {
  const pages = Math.min(MOST_PAGES, Math.ceil(first.total / list.limit));
  if (first.rows.length >= first.total || pages < 2) return of(asLast(first));
  return from(Array.from({ length: pages - 1 }, (_, index) => index + 2)).pipe(
    // Not remembered: what is remembered is emitted first, and a page of old rows beside new ones is no list.
    concatMap((page) => readInOneCall(http, { ...list, priority: 'deferred', memory: 'none' }, page)),
    // A row that was added meanwhile moves others to the next page.
    reduce(
      (all, { rows }) => {
        for (const row of rows) all.set(row.id, row);
        return all;
      },
      new Map(first.rows.map((row) => [row.id, row])),
    ),
    map((all) => asLast({ rows: newestFirst([...all.values()]), total: Math.max(first.total, all.size) })),
    catchError(() => of(asLast(first))),
    startWith({ ...first, isComing: true }),
  );
}

/** Falls back to sorting and filtering here, since not every back office can do it by creation date. */
function readInOneCall<T extends Dated>(http: HttpClient, list: DatedList<T>, page = 1): Observable<Rows<T>> {
  const ask = (params: Params) =>
    http.read(
      {
        path: list.path,
        params: { ...params, page, limit: list.limit },
        headers: COUNT_HEADER,
        priority: list.priority ?? 'visible',
      },
      list.memory ?? 'screen',
    );
  const toPage = (answer: HttpAnswer, rows: readonly T[]) => toRows(newestFirst(rows), totalCount(answer));

  return ask({ ...list.params, sort: '-createdAt' }).pipe(
    map((answer) => toPage(answer, list.read(answer.body))),
    catchError((error: unknown) => {
      if (!refusesDates(error)) return throwError(() => error);
      return ask(withoutDates(list.params)).pipe(
        map((answer) => {
          const { from, to } = list.filter ?? {};
          const rows = list.read(answer.body).filter((row) => isWithin(row, { from, to }));
          return from === undefined && to === undefined
            ? toPage(answer, rows)
            : { rows: newestFirst(rows), total: rows.length };
        }),
      );
    }),
  );
}

const refusesDates = (error: unknown): boolean =>
  isApiError(error) &&
  error.status === 400 &&
  error.problems.some(({ source }) => source === 'sort' || source?.startsWith('createdAt') === true);

const withoutDates = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !name.startsWith('createdAt')));

function isWithin({ createdAt }: Dated, { from, to }: ProjectFilter): boolean {
  if (from === undefined && to === undefined) return true;
  const time = Date.parse(createdAt ?? '');
  if (Number.isNaN(time)) return false;
  return (
    (from === undefined || time >= Date.parse(startOfParisDay(from))) &&
    (to === undefined || time <= Date.parse(endOfParisDay(to)) + 999)
  );
}

/** Newest first; rows without a date come last. */
export function newestFirst<T extends Dated>(rows: readonly T[]): readonly T[] {
  return rows.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
}
