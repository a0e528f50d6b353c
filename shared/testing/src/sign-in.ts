import { api } from '@portal/api';
import type { Kit, Session } from '@portal/kit';
import { DEMO_PASSWORD, enterSession, type Persona, personas } from '@portal/remote-sdk/testing';
import { firstValueFrom } from 'rxjs';

/** Signing in is slow on purpose and rate-limited: once per persona and test file. */
const signedIn = new Map<Persona, Session>();

/** Signs a persona in through the real calls: login, then the profile with the role. */
export async function signIn(kit: Kit, persona: Persona): Promise<void> {
  const email = personas[persona];
  const before = signedIn.get(persona);
  const token = before?.token ?? (await firstValueFrom(api().auth.login({ email, password: DEMO_PASSWORD })));
  await enterSession(kit, email, token);
  signedIn.set(persona, kit.session.current());
}
