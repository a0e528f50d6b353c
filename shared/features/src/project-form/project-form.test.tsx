import { formatAmountField } from '@portal/domain/format';
import { backOfficeTransport, fakeTransport, outage, renderScreen } from '@portal/testing';
import { kit, type Transport, useNavigate, type WireCall } from '@portal/kit';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { of, switchMap } from 'rxjs';
import { ProjectFormPage } from './project-form';

const PROJECTS = '/admin/api/requests';

// Absent from jsdom.
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

// Signing out clears the draft for the next test.
afterEach(() => kit().session.close());

/** Opens the form of somebody new at its last step, where it is sent. */
const renderForm = (transport: Transport = backOfficeTransport) =>
  renderScreen(<ProjectFormPage />, {
    as: 'nouveau',
    path: '/projet?etape=mon-projet',
    route: '/projet',
    transport,
  });

async function choose(user: UserEvent, ...labels: string[]) {
  for (const label of labels) {
    const select = screen.getByLabelText(label);
    await waitFor(() =>
      expect(within(select).getAllByRole('option', { hidden: true }).length).toBeGreaterThan(1),
    );
    await user.selectOptions(select, within(select).getAllByRole('option', { hidden: true })[1] ?? '');
  }
}

/** Up to four options are cards. */
const chooseCards = async (user: UserEvent, ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole('radio', { name, hidden: true }));
};

async function type(user: UserEvent, label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  await user.paste(text);
}

async function fillIn(user: UserEvent) {
  await type(user, 'Téléphone', '06 39 98 00 12');
  await choose(user, 'Situation professionnelle', 'Type de bien', 'État d’avancement');
  await chooseCards(user, 'Résidence principale', 'En couple', 'Crédit relais');
  await type(user, 'Revenu net imposable annuel', '54000');
  await type(user, 'Crédits en cours, par mois', '0');
  await type(user, 'Prix à financer', '215000,50');
  await type(user, 'Apport personnel', '25 000');
  await type(user, 'Mensualité maximale souhaitée', '1200');
  await type(user, 'Description du projet', 'Un trois-pièces à Nantes.');
}

it('says what is missing, sends the project once it is complete, and keeps what was typed when sending fails', async () => {
  const sent: WireCall[] = [];
  let isDown = true;
  const { user, location, history } = await renderForm(
    fakeTransport({}, (call) => {
      if (call.method !== 'POST') return backOfficeTransport(call);
      sent.push(call);
      return isDown ? fakeTransport({ [`POST ${PROJECTS}`]: 'no network' })(call) : backOfficeTransport(call);
    }),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Votre projet de financement' })).toBeInTheDocument();
  for (const block of ['MON PROJET', 'ZONE RESERVEE AU CONSEILLER'])
    expect(screen.getByRole('region', { name: block })).toBeInTheDocument();
  expect(screen.getByLabelText('Adresse e-mail')).toHaveValue('nouveau@intergestion.example');
  await waitFor(() => expect(screen.getByLabelText('Prénom')).not.toHaveValue(''));
  await waitFor(() =>
    expect(screen.getByLabelText('Durée de crédit souhaitée')).toHaveDisplayValue('10 ans'),
  );

  await user.click(screen.getByRole('button', { name: 'SOUMETTRE VOTRE PROJET' }));
  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent(/^13\schamps à remplir/);
  expect(screen.getByLabelText('Téléphone')).toHaveAccessibleDescription('Indiquez le numéro de téléphone.');
  // The step of the first field left is open, and the summary keeps the focus.
  expect(summary).toHaveFocus();
  expect(await screen.findByRole('region', { name: 'ETAT CIVIL' })).toBeVisible();
  await user.click(within(summary).getByRole('link', { name: 'Prix à financer' }));
  await waitFor(() => expect(screen.getByLabelText('Prix à financer')).toHaveFocus());
  expect(sent).toHaveLength(0);

  await fillIn(user);
  // The four blocks are all: nothing comes above the button that was missing before.
  expect(screen.getAllByRole('region')).toHaveLength(4);
  expect(screen.getByRole('region', { name: 'ETAT CIVIL' })).toHaveTextContent(
    /54\s000,00\s€ de revenus par an/,
  );
  await user.click(screen.getByRole('button', { name: 'SOUMETTRE VOTRE PROJET' }));
  expect(await screen.findByText(/votre envoi a peut-être été enregistré/)).toBeInTheDocument();
  expect(screen.getByText(/^Brouillon enregistré sur cet appareil/)).toBeInTheDocument();
  expect(screen.getByLabelText('Prix à financer')).toHaveDisplayValue(formatAmountField(215_000.5));
  expect(screen.getByLabelText('Description du projet')).toHaveValue('Un trois-pièces à Nantes.');

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'SOUMETTRE VOTRE PROJET' }));
  await waitFor(() => expect(location()).toBe('/ConfirmAddEditProject'));
  expect(history()).toMatchObject({ saved: { step: 1, lit: 1, amount: 215_000.5, isNew: true } });
  // Same form, same project: the key lets the server recognise the retry.
  expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
  expect(JSON.parse(sent.at(-1)?.body ?? '')).toMatchObject({
    s_duree_credit_souhait: '10_ans',
    s_montant_global: 215_000.5,
  });

  // A submitted draft is not offered again.
  await renderForm();
  await waitFor(() => expect(screen.getByLabelText('Prénom')).not.toHaveValue(''));
  expect(screen.queryByText(/^Vous avez un brouillon/)).not.toBeInTheDocument();
});

it('says that a project arrived when its answer was lost and it is sent again, changed', async () => {
  const statuses: number[] = [];
  const { user, location } = await renderForm((call) => {
    if (call.method !== 'POST') return backOfficeTransport(call);
    return backOfficeTransport(call).pipe(
      // The first response is lost on its way.
      switchMap((answer) => {
        statuses.push(answer.status);
        return statuses.length === 1
          ? fakeTransport({ [`POST ${PROJECTS}`]: 'no network' })(call)
          : of(answer);
      }),
    );
  });
  await waitFor(() => expect(screen.getByLabelText('Prénom')).not.toHaveValue(''));
  await fillIn(user);
  const submit = screen.getByRole('button', { name: 'SOUMETTRE VOTRE PROJET' });
  await user.click(submit);
  expect(await screen.findByText(/votre envoi a peut-être été enregistré/)).toBeInTheDocument();
  await type(user, 'Apport personnel', '30 000');
  await user.click(submit);
  expect(await screen.findByText(/^Un premier envoi a déjà été reçu\./)).toBeInTheDocument();
  expect(statuses).toEqual([201, 422]);
  expect(location()).toContain('/projet');
});

it('offers to load the lists again when they did not come', async () => {
  const list = '/admin/api/requeststypebiend60e813es';
  const { transport, end } = outage({ [`GET ${list}`]: { status: 500 } });
  const { user } = await renderScreen(<ProjectFormPage />, {
    as: 'nouveau',
    transport,
  });
  expect(await screen.findByText(/Certaines listes de choix n’ont pas pu être chargées/)).toBeInTheDocument();
  end();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await choose(user, 'Type de bien');
  expect(screen.queryByText(/Certaines listes de choix/)).not.toBeInTheDocument();
});

function BrowserBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Page précédente
    </button>
  );
}

it('goes from step to step through the history, and loses nothing on the way back', async () => {
  const { user, location } = await renderScreen(
    <>
      <BrowserBack />
      <ProjectFormPage />
    </>,
    { as: 'nouveau', path: '/projet', route: '/projet' },
  );
  const goBack = () => user.click(screen.getByRole('button', { name: 'Page précédente' }));
  await waitFor(() => expect(screen.getByLabelText('Prénom')).not.toHaveValue(''));
  expect(screen.queryByRole('button', { name: 'SOUMETTRE VOTRE PROJET' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Ce qu’il reste/ })).not.toBeInTheDocument();
  // What is missing is said at once, and may wait.
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(screen.getByLabelText('Téléphone')).toHaveFocus();
  expect(screen.getByLabelText('Téléphone')).toHaveAccessibleDescription('Indiquez le numéro de téléphone.');
  expect(screen.getByLabelText('Situation professionnelle')).toBeInvalid();
  await type(user, 'Téléphone', '06 39 98 00 12');
  await user.click(screen.getByRole('link', { name: 'Passer pour l’instant' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'OBJET DE MON PROJET' })).toHaveFocus());
  await choose(user, 'Type de bien', 'État d’avancement');
  await chooseCards(user, 'Usage professionnel', 'Par une SCI', 'Crédit in fine');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'MON PROJET' })).toHaveFocus());
  expect(location()).toBe('/projet?etape=mon-projet');
  await goBack();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'OBJET DE MON PROJET' })).toHaveFocus());
  await goBack();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'ETAT CIVIL' })).toHaveFocus());
  expect(screen.getByLabelText('Téléphone')).toHaveValue('06 39 98 00 12');
});
