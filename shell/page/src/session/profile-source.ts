import type { Person } from '@portal/domain/person';
import type { Priority } from '@portal/kit';
import { defer, type Observable, switchMap } from 'rxjs';

/** The profile for an e-mail. The API code is loaded at the first sign-in: a visitor's first page does not need it. */
export const loadProfile = (email: string, priority?: Priority): Observable<Person | undefined> =>
  defer(() => import('@portal/api')).pipe(switchMap(({ api }) => api().people.profile(email, priority)));
