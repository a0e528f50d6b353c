import { ApiError } from '@portal/kit';
import { type Observable, throwError } from 'rxjs';

/** What a screen loads when nobody can say which one: it answers like a record that does not exist. */
export const doesNotExist: Observable<never> = throwError(() => new ApiError(404));
