import { fullName } from '@portal/domain/format';
import { ApiError, isApiError, type Kit } from '@portal/kit';
import { catchError, map, type MonoTypeOperatorFunction, type Observable, pipe, throwError } from 'rxjs';
import type { Act, CaseActionsApi, Seen } from '../acts';
import { inOurWords } from '../problems';
import {
  CASE_ACTION_ALIASES,
  CASE_ACTION_FIELD_NAMES,
  fromAct,
  fromDocuments,
  readSentNotices,
} from '../wire/case-actions.wire';
import { readManagers } from '../wire/person.wire';

// An entry of the package by itself: only administrators' pages load it.
export type * from '../acts';

const REQUESTS = '/admin/api/requests';
const QUOTES = '/admin/api/ficodevquotes';
const USERS = '/admin/api/users';
/** Three documents on a slow line. */
const TIME_LIMIT_MS = 120_000;

interface Target {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const onRow = (path: string, { id, updatedAt }: Seen): Target => ({
  method: 'PATCH',
  path: `${path}/${String(id)}`,
  headers: updatedAt === null ? {} : { 'If-Match': `"${updatedAt}"` },
});

/** Where an act goes: the same calls as those of the office command. */
function targetOf(act: Act): Target {
  switch (act.kind) {
    case 'status':
    case 'assign':
      return onRow(REQUESTS, act.project);
    case 'publish':
      return onRow(QUOTES, act.proposition);
    case 'propose':
      return { method: 'POST', path: QUOTES, headers: {} };
  }
}

/** What the embedded back office says of documents and dates, which other screens never send. */
const IN_FRENCH: readonly (readonly [RegExp, string])[] = [
  [/^The file is too large/, 'Une pièce jointe dépasse 10\u00A0Mo.'],
  [/^An empty file /, 'Une pièce jointe est vide.'],
  [
    /^The file is damaged/,
    'Une pièce jointe est abîmée, ou n’est pas d’un format accepté\u00A0: PDF, image (PNG, JPEG, WebP), Word ou Excel sans macro.',
  ],
  [/^This value should be in the future/, 'Indiquez une date à venir.'],
];

function inWordsOfActs<T>(): MonoTypeOperatorFunction<T> {
  const ofDocuments = catchError<T, Observable<never>>((error: unknown) => {
    if (!isApiError(error)) return throwError(() => error);
    const problems = error.problems.map(({ title, ...problem }) => {
      const known = IN_FRENCH.find(([pattern]) => pattern.test(problem.detail))?.[1];
      // Without its title, the sentence stays as it is.
      if (known !== undefined) return { ...problem, detail: known };
      return title === undefined ? problem : { ...problem, title };
    });
    return throwError(() => new ApiError(error.status, problems, { cause: error }));
  });
  return pipe(ofDocuments, inOurWords(CASE_ACTION_FIELD_NAMES, CASE_ACTION_ALIASES));
}

export function createCaseActionsApi({ signed }: Kit['http']): CaseActionsApi {
  return {
    rehearse: (act) => {
      const { path, headers, method } = targetOf(act);
      // Documents are judged by the act itself: nobody waits for them twice.
      return signed
        .send({
          method: 'POST',
          path: `${path}/rehearsal`,
          body: fromAct(act),
          ...(method === 'PATCH' && { headers }),
        })
        .pipe(
          map(({ body }) => readSentNotices(body)),
          inWordsOfActs(),
        );
    },
    perform: (act) =>
      signed
        .send({
          ...targetOf(act),
          body: { ...fromAct(act), ...fromDocuments(act) },
          ...(act.kind === 'propose' && act.documents.length > 0 && { timeLimitMs: TIME_LIMIT_MS }),
        })
        .pipe(
          map(() => undefined),
          inWordsOfActs(),
        ),
    managers: () =>
      signed
        .read({ path: USERS, params: { limit: -1 }, priority: 'deferred' }, 'lookup')
        .pipe(
          map(({ body }) =>
            readManagers(body).toSorted((one, other) => fullName(one).localeCompare(fullName(other), 'fr')),
          ),
        ),
  };
}
