import type { Person } from '@portal/domain/person';
import type { Priority } from '@portal/kit';
import { defer, type Observable, switchMap } from 'rxjs';

/**
 * The profile behind an e-mail. The API comes with the first person who signs in: a visitor's first page does without
 * its code.
 */
export const loadProfile = (email: string, priority?: Priority): Observable<Person | undefined> =>
  defer(() => import('@portal/api')).pipe(switchMap(({ api }) => api().people.profile(email, priority)));
