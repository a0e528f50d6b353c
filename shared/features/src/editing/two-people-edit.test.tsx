import { api } from '@portal/api';
import { toAddressDraft } from '@portal/domain/address';
import { toProfileDraft } from '@portal/domain/person';
import { toProjectDraft } from '@portal/domain/project';
import { AddressForm } from '../address-book/address-form';
import { ProfileForm } from '../profile/profile-form';
import { ProjectForm } from '../project-form/project-form';
import { kit } from '@portal/kit';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { lastValueFrom, last, type Observable, switchMap } from 'rxjs';
import { ofApplicant, type Persona, renderScreen, seed } from '@portal/testing';

beforeAll(installJsdomDialog);
afterEach(() => kit().session.close());

type Row = Readonly<Record<string, unknown>>;

/** A form that two people have open, and three of its fields: the label, and the name in the row. */
interface Form {
  readonly as: Persona;
  readonly row: () => Promise<number>;
  readonly form: (id: number) => ReactNode;
  readonly save: string;
  readonly read: (id: number) => Observable<Row>;
  /** Another screen saves other values. */
  readonly change: (id: number, fields: Row) => Observable<unknown>;
  /** Changed elsewhere, in both places, and here. */
  readonly fields: readonly (readonly [label: string | RegExp, name: string])[];
}

const project = {
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

const FORMS: Readonly<Record<string, Form>> = {
  'a project': {
    as: 'directeur',
    row: async () => seed('request', { ...project, ...(await ofApplicant()) }),
    form: (id) => <ProjectForm id={id} back={{ to: '/', label: 'Accueil' }} onSaved={jest.fn()} />,
    save: 'MODIFIER VOTRE PROJET',
    read: (id) => api().projects.byId(id) as Observable<object> as Observable<Row>,
    change: (id, fields) =>
      api()
        .projects.byId(id)
        .pipe(
          last(),
          switchMap((seen) => api().projects.update(seen, { ...toProjectDraft(seen), ...fields })),
        ),
    fields: [
      ['Prénom', 'firstName'],
      ['Nom', 'lastName'],
      ['Description du projet', 'description'],
    ],
  },
  'the profile': {
    as: 'nouveau',
    row: () => Promise.resolve(kit().session.current().profileId ?? 0),
    form: () => <ProfileForm onSaved={jest.fn()} />,
    save: 'Enregistrer',
    read: (id: number) => api().people.byId(id) as Observable<object> as Observable<Row>,
    change: (id: number, fields: Row) =>
      api()
        .people.byId(id)
        .pipe(
          last(),
          switchMap((seen) => api().people.update(seen, { ...toProfileDraft(seen), ...fields })),
        ),
    fields: [
      ['Prénom', 'firstName'],
      ['Nom', 'lastName'],
      [/^Deuxième prénom/, 'middleName'],
    ],
  },
  'an address': {
    as: 'nouveau',
    row: () =>
      seed('address', kit().session.current().profileId ?? 0, {
        label: 'Domicile',
        last_name: 'Essai',
        first_name: 'Noé',
      }),
    form: (id) => <AddressForm id={id} onSaved={jest.fn()} />,
    save: 'Enregistrer',
    read: (id) => api().addresses.byId(id) as Observable<object> as Observable<Row>,
    change: (id, fields) =>
      api()
        .addresses.byId(id)
        .pipe(
          last(),
          switchMap((seen) => api().addresses.update(seen, { ...toAddressDraft(seen), ...fields })),
        ),
    fields: [
      ['Rue', 'street'],
      ['Ville', 'city'],
      ['Nom de l’adresse', 'label'],
    ],
  },
};

it.each(Object.entries(FORMS))(
  'two people edit %s: neither loses a field, and both are told',
  async (_name, edited) => {
    const { as, row, form, save, read, change, fields } = edited;
    const [[elsewhereLabel, elsewhere], [bothLabel, both], [hereLabel, here]] = fields as [
      Form['fields'][0],
      Form['fields'][0],
      Form['fields'][0],
    ];
    await renderScreen(null, { as });
    const id = await row();
    const { user } = await renderScreen(form(id), { as });
    const type = async (label: string | RegExp, text: string) => {
      await user.clear(await screen.findByLabelText(label));
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    };
    const typed = 'Ici';
    await type(bothLabel, 'Ici');
    await type(hereLabel, typed);
    await lastValueFrom(change(id, { [elsewhere]: 'Ailleurs', [both]: 'Ailleurs' }));

    await user.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByText(/^Ces informations ont changé entre-temps/)).toBeInTheDocument();
    expect(screen.getByLabelText(elsewhereLabel)).toHaveAccessibleDescription(
      /Changé entre-temps\s: «\sAilleurs\s», au lieu de/,
    );
    expect(screen.getByLabelText(bothLabel)).toHaveAccessibleDescription(
      /Changé entre-temps\s: «\sAilleurs\s» est enregistré, et vous avez saisi «\sIci\s»/,
    );
    await waitFor(() => expect(screen.getByLabelText(elsewhereLabel)).toHaveValue('Ailleurs'));
    expect(screen.getByLabelText(bothLabel)).toHaveValue('Ici');
    expect(screen.getByLabelText(hereLabel)).toHaveValue(typed);

    await user.click(screen.getByRole('button', { name: save }));
    await waitFor(async () =>
      expect(await lastValueFrom(read(id))).toMatchObject({
        [elsewhere]: 'Ailleurs',
        [both]: 'Ici',
        [here]: typed,
      }),
    );
  },
);

it('a kind of mail that is turned off in another window stays off', async () => {
  await renderScreen(null, { as: 'nouveau' });
  const seen = await lastValueFrom(api().people.byId(kit().session.current().profileId ?? 0));
  await lastValueFrom(api().people.stopMail(seen, 'turn', false));
  const saved = await lastValueFrom(api().people.stopMail(seen, 'reminder', false));
  expect(saved.stoppedMails?.toSorted()).toEqual(['reminder', 'turn']);
});
