import { api } from '@portal/api';
import type { Kit, Session } from '@portal/kit';
import { firstValueFrom } from 'rxjs';
import { DEMO_PASSWORD, type Persona, personas } from './personas';

/** Signing in is slow on purpose and rate-limited: once per persona and test file. */
const signedIn = new Map<Persona, Session>();

/** Signs a persona in through the real calls: login, then the profile with the role. */
export async function signIn({ session }: Kit, persona: Persona): Promise<void> {
  const email = personas[persona];
  const before = signedIn.get(persona);
  const token = before?.token ?? (await firstValueFrom(api().auth.login({ email, password: DEMO_PASSWORD })));
  session.open({ email, token, stayConnected: false });
  const profile = await firstValueFrom(api().people.profile(email));
  if (profile === undefined) throw new Error(`The demo data have no ${email}`);
  session.identify({ profileId: profile.id, customer: profile.agencyId, roleIds: profile.roleIds });
  signedIn.set(persona, session.current());
}
