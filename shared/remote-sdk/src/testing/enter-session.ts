import { api } from '@portal/api';
import type { Kit } from '@portal/kit';
import { firstValueFrom } from 'rxjs';

/** Opens a session with a token, and asks for the profile with the role, as the shell does after a login. */
export async function enterSession({ session }: Kit, email: string, token: string): Promise<void> {
  session.open({ email, token, stayConnected: false });
  const profile = await firstValueFrom(api().people.profile(email));
  if (profile === undefined) throw new Error(`Nobody is known as ${email}`);
  session.identify({ profileId: profile.id, customer: profile.agencyId, roleIds: profile.roleIds });
}
