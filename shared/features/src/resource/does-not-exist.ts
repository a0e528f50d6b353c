import { ApiError } from '@portal/kit';
import { type Observable, throwError } from 'rxjs';

/** Source for a screen without a valid id: fails like a record that does not exist. */
export const doesNotExist: Observable<never> = throwError(() => new ApiError(404));
