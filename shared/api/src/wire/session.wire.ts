import * as v from 'valibot';
import { readRecord } from './read-body';

const LoginWire = v.object({ meta: v.object({ apiKey: v.pipe(v.string(), v.nonEmpty()) }) });

export const readApiKey = readRecord(
  v.pipe(
    LoginWire,
    v.transform(({ meta }) => meta.apiKey),
  ),
);

/** The only call of the back office in JSON:API format. */
export const fromCredentials = (credentials: { readonly email: string; readonly password: string }) => ({
  meta: { email: credentials.email, password: credentials.password },
});
