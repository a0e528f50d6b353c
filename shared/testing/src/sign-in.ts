import { api } from '@portal/api';
import type { Kit, Session } from '@portal/kit';
import { DEMO_PASSWORD, enterSession, type Persona, personas } from '@portal/remote-sdk/testing';
import { firstValueFrom } from 'rxjs';

/** A persona of the demo, or an account that the test seeded with its default password. */
export type SignedInAs = Persona | { readonly email: string };

/** Signing in is slow on purpose and rate-limited: once per account and test file. */
const signedIn = new Map<string, Session>();

/** Signs somebody in through the real calls: login, then the profile with the role. */
export async function signIn(kit: Kit, who: SignedInAs): Promise<void> {
  const email = typeof who === 'string' ? personas[who] : who.email;
  const before = signedIn.get(email);
  const token = before?.token ?? (await firstValueFrom(api().auth.login({ email, password: DEMO_PASSWORD })));
  await enterSession(kit, email, token);
  signedIn.set(email, kit.session.current());
}
