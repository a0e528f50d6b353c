import { ApiError, isApiError, type Kit, type PortalSettings } from '@portal/kit';
import { catchError, map, of, throwError } from 'rxjs';
import type { AuthApi } from '../api';
import { INVALID_CREDENTIALS, inOurWords, UNKNOWN_OUTCOME, UNKNOWN_SIGN_IN } from '../problems';
import { rowCode } from '../wire/fields';
import { fieldsOf, readRecord } from '../wire/read-body';

const JSON_API = 'application/vnd.api+json';
const TOO_MANY = 429;

const readLogin = readRecord(fieldsOf({ meta: ['meta', fieldsOf({ apiKey: ['apiKey', rowCode] })] }));

export function createAuthApi({ signed, open }: Kit['http'], settings: PortalSettings): AuthApi {
  const post = (client: typeof open, path: string, body: unknown) =>
    client.send({ method: 'POST', path, body }).pipe(map(() => undefined));

  return {
    login: ({ email, password, stayConnected }) =>
      open
        .send({
          method: 'POST',
          path: '/api/login',
          headers: {
            'Content-Type': JSON_API,
            Accept: JSON_API,
            // In a header: an Oro back office refuses unknown fields in the body.
            ...(stayConnected && { Prefer: 'stay-connected' }),
          },
          body: { meta: { email, password } },
        })
        .pipe(
          map(({ body }) => readLogin(body).meta.apiKey),
          catchError((error: unknown) =>
            throwError(() => (isApiError(error) ? signInFailure(error) : error)),
          ),
        ),
    logout: () => post(signed, '/api/logout', {}).pipe(catchError(() => of(undefined))),
    requestPasswordReset: (email, frontWebsite) =>
      post(open, '/admin/api/customerUser/password_reset/request', {
        email,
        front_website: frontWebsite,
      }).pipe(inOurWords({})),
    resetPassword: (token, newPassword) =>
      post(open, '/admin/api/customerUser/password_reset/reset', { token, new_password: newPassword }).pipe(
        inOurWords({ newPassword: 'new_password' }, { password: 'newPassword' }),
      ),
    isResetLinkDead: (token) =>
      settings.resetChecks
        ? post(open, '/admin/api/customerUser/password_reset/reset', { token }).pipe(
            map(() => false),
            catchError((error: unknown) => of(isAboutToken(error))),
          )
        : of(false),
    changePassword: ({ personId, oldPassword, newPassword }) =>
      post(signed, '/admin/api/customerUser/password/update', {
        id: personId,
        old_password: oldPassword,
        new_password: newPassword,
      }).pipe(
        inOurWords({ oldPassword: 'old_password', newPassword: 'new_password' }, { password: 'newPassword' }),
      ),
  };
}

/** Rate limiting says nothing about the password. */
const isRefusal = ({ status }: ApiError): boolean => status >= 400 && status < 500 && status !== TOO_MANY;

/** One message for every refusal: it tells neither e-mail nor password. Without an answer a session may be open. */
function signInFailure(cause: ApiError): ApiError {
  if (cause.status === 0)
    return new ApiError(0, [{ title: UNKNOWN_OUTCOME, detail: UNKNOWN_SIGN_IN }], { cause });
  if (!isRefusal(cause)) return cause;
  const problem = { title: 'invalid credentials', detail: INVALID_CREDENTIALS, source: 'password' };
  return new ApiError(cause.status, [problem], { cause });
}

const isAboutToken = (error: unknown): boolean =>
  isApiError(error) && error.status === 400 && error.problems.some(({ source }) => source === 'token');
