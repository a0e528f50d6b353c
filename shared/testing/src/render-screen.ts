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
  await backOfficeForTests();
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

/** A project with every field that the form asks for. */
export const WHOLE_PROJECT = {
  first_name: 'Hugo',
  last_name: 'Delcourt',
  email: 'hugo@example.org',
  phone: '0639981204',
  s_situation_pro: 'salarie_en_cdi',
  s_type_bien: 'parts_de_scpi',
  s_usage_bien: 'investissement_locatif',
  s_mode_achat: 'seul',
  s_modalite_achat: 'credit_amortissable',
  s_etat_avancement: 'bien_ou_scpi_choisi',
  s_montant_impot: '54000',
  s_montant_credit: '0',
  s_montant_global: '200000',
  s_montant_apport: '20000',
  s_montant_mens_max: '1200',
  s_duree_credit_souhait: '20_ans',
  note: 'Achat de parts de SCPI',
};
