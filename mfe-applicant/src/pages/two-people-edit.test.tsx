import { type HttpAnswer, kit } from '@portal/kit';
import { ofApplicant, type Persona, renderScreen, seed, WHOLE_PROJECT } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import AddressFormPage from './address-form-page';
import ProfileFormPage from './profile-form-page';
import ProjectFormPage from './project-form-page';

beforeAll(installJsdomDialog);
afterEach(() => kit().session.close());

type Field = readonly [label: string | RegExp, name: string];

/** A form that two people have open, and three of its fields: the label, and the name on the wire. */
interface Form {
  readonly as: Persona;
  readonly row: () => Promise<number>;
  readonly page: ReactNode;
  readonly save: string;
  readonly path: string;
  /** Where the form leads once it is saved (specification, section 4, "Submit flows"). */
  readonly next: string;
  /** Changed elsewhere, in both places, and here. */
  readonly fields: readonly [Field, Field, Field];
}

const answerOf = (call: ReturnType<ReturnType<typeof kit>['http']['signed']['send']>): Promise<HttpAnswer> =>
  new Promise((next, error) => void call.subscribe({ next, error }));
const ownId = () => kit().session.current().profileId ?? 0;

const FORMS: Readonly<Record<string, Form>> = {
  'a project': {
    as: 'directeur',
    row: async () => seed('request', { ...WHOLE_PROJECT, ...(await ofApplicant()) }),
    page: <ProjectFormPage />,
    save: 'MODIFIER VOTRE PROJET',
    path: '/admin/api/requests',
    next: '/ConfirmAddEditProject',
    fields: [
      ['Prénom', 'firstName'],
      ['Nom', 'lastName'],
      ['Description du projet', 'note'],
    ],
  },
  'the profile': {
    as: 'nouveau',
    row: () => Promise.resolve(ownId()),
    page: <ProfileFormPage />,
    save: 'Enregistrer',
    path: '/admin/api/customer_users',
    next: '/ProfileDetail',
    fields: [
      ['Prénom', 'firstName'],
      ['Nom', 'lastName'],
      [/^Deuxième prénom/, 'middleName'],
    ],
  },
  'an address': {
    as: 'nouveau',
    row: () => seed('address', ownId(), { label: 'Domicile', last_name: 'Essai', first_name: 'Noé' }),
    page: <AddressFormPage />,
    save: 'Enregistrer',
    path: '/admin/api/customer_user_addresses',
    next: '/addressBookPage',
    fields: [
      ['Rue', 'street'],
      ['Ville', 'city'],
      ['Nom de l’adresse', 'label'],
    ],
  },
};

it.each(Object.entries(FORMS))(
  'two people edit %s: neither loses a field, both are told, and the form then leads on',
  async (_name, { as, row, page, save, path, next, fields }) => {
    const [[elsewhereLabel, elsewhere], [bothLabel, both], [hereLabel, here]] = fields;
    await renderScreen(null, { as });
    const id = String(await row());
    const { user, location } = await renderScreen(page, { as, path: `/form/${id}`, route: '/form/:id' });
    const { signed } = kit().http;
    const item = `${path}/${id}`;
    const type = async (label: string | RegExp, text: string) => {
      await user.clear(await screen.findByLabelText(label));
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    };
    await type(bothLabel, 'Ici');
    await type(hereLabel, 'Ici');
    const body = { [elsewhere]: 'Ailleurs', [both]: 'Ailleurs' };
    await answerOf(signed.send({ method: 'PATCH', path: item, body }));

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
    expect(screen.getByLabelText(hereLabel)).toHaveValue('Ici');

    await user.click(screen.getByRole('button', { name: save }));
    await waitFor(async () =>
      expect((await answerOf(signed.read({ path: item }, 'none'))).body).toMatchObject({
        [elsewhere]: 'Ailleurs',
        [both]: 'Ici',
        [here]: 'Ici',
      }),
    );
    await waitFor(() => expect(location()).toBe(next));
  },
);
