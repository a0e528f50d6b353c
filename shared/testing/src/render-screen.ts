import type { Transport } from '@portal/kit';
import { type Place, type RenderedScreen, showScreen } from '@portal/remote-sdk/testing';
import type { ReactNode } from 'react';
import { backOfficeForTests } from './back-office-for-tests';
import { backOfficeTransport } from './back-office-transport';
import { type SignedInAs, signIn } from './sign-in';

export interface ScreenOptions extends Place {
  /** Who is signed in; a visitor by default. */
  readonly as?: SignedInAs | undefined;
  /** Replaces or wraps the back office: see `fakeTransport`. Not used for signing in. */
  readonly transport?: Transport | undefined;
}

/** Renders a screen with the real kit and back office, in its own router; unmounts the one before, as on a reload. */
export async function renderScreen(ui: ReactNode, options: ScreenOptions = {}): Promise<RenderedScreen> {
  const { as, transport, ...place } = options;
  // Before the first call: creating the store would count against its time limit.
  if (as !== undefined || transport === undefined) await backOfficeForTests();
  let current: Transport = backOfficeTransport;
  return showScreen(
    ui,
    place,
    (call) => current(call),
    async (kit) => {
      if (as !== undefined) await signIn(kit, as);
      if (transport !== undefined) current = transport;
    },
  );
}

/** Columns of a record that belongs to the demo applicant. */
export async function ofApplicant() {
  const { kit } = await renderScreen(null, { as: 'demandeur' });
  const { profileId, customer } = kit.session.current();
  return { customer_user_id: profileId, customer_id: customer };
}
