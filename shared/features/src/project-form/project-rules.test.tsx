import { kit, type WireCall } from '@portal/kit';
import {
  backOfficeForTests,
  backOfficeTransport,
  fakeTransport,
  ofApplicant,
  renderScreen,
  seed,
} from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ProjectForm } from './project-form';

const BACK = { to: '/', label: 'Accueil' };
const REQUESTS = '/admin/api/requests';

beforeAll(() => backOfficeForTests());
afterEach(() => kit().session.close());

/** Section 5, copied from the specification: required fields and their messages. */
const REQUIRED = [
  ['Prénom', 'Indiquez le prénom.'],
  ['Nom', 'Indiquez le nom.'],
  ['Adresse e-mail', 'Indiquez l’adresse e-mail.'],
  ['Téléphone', 'Indiquez le numéro de téléphone.'],
  ['Situation professionnelle', 'Choisissez la situation professionnelle.'],
  ['Type de bien', 'Choisissez le type de bien.'],
  ['Usage du bien', 'Choisissez l’usage du bien.'],
  ['Mode d’achat', 'Choisissez le mode d’achat.'],
  ['Modalité d’achat', 'Choisissez la modalité d’achat.'],
  ['État d’avancement', 'Choisissez l’état d’avancement.'],
  ['Revenu net imposable annuel', 'Indiquez le revenu net imposable annuel.'],
  ['Crédits en cours, par mois', 'Indiquez le montant mensuel des crédits en cours, 0 s’il n’y en a pas.'],
  ['Prix à financer', 'Indiquez le prix à financer.'],
  ['Apport personnel', 'Indiquez l’apport, 0 s’il n’y en a pas.'],
  ['Mensualité maximale souhaitée', 'Indiquez la mensualité maximale souhaitée.'],
  ['Durée de crédit souhaitée', 'Choisissez la durée de crédit souhaitée.'],
  ['Description du projet', 'Indiquez la description du projet.'],
] as const;
const OPTIONAL = [/^Prix du terrain/, /^Montant des travaux/, /^Lien vers une vidéo/];

const TYPED = [
  ['Prénom', 'Élodie'],
  ['Nom', 'Durand'],
  ['Adresse e-mail', 'elodie@example.com'],
  ['Téléphone', '0639980012'],
  ['Revenu net imposable annuel', '54000'],
  ['Crédits en cours, par mois', '0'],
  ['Prix à financer', '200000'],
  ['Apport personnel', '25000'],
  ['Mensualité maximale souhaitée', '1200'],
  ['Description du projet', 'Achat de parts de SCPI'],
] as const;
const CHOSEN = [
  'Situation professionnelle',
  'Type de bien',
  'Usage du bien',
  'Mode d’achat',
  'Modalité d’achat',
  'État d’avancement',
  'Durée de crédit souhaitée',
];

async function projectWithPrescriber(): Promise<number> {
  return seed('request', {
    ...(await ofApplicant()),
    s_email_agent: 'prescripteur@example.com',
  });
}

it('asks for every field that section 5 requires, each beside itself, and for no other', async () => {
  const { user } = await renderScreen(<ProjectForm id={undefined} back={BACK} onSaved={jest.fn()} />, {
    as: 'nouveau',
    path: '/projet?etape=mon-projet',
    route: '/projet',
  });
  await waitFor(() => expect(screen.getByLabelText('Prénom')).not.toHaveValue(''));
  for (const label of ['Prénom', 'Nom', 'Adresse e-mail']) await user.clear(screen.getByLabelText(label));
  // Section 9: the default is ten years.
  expect(screen.getByLabelText('Durée de crédit souhaitée')).toHaveDisplayValue('10 ans');
  await user.selectOptions(screen.getByLabelText('Durée de crédit souhaitée'), '');
  await user.click(screen.getByRole('button', { name: 'SOUMETTRE VOTRE PROJET' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    new RegExp(`^${String(REQUIRED.length)}\\schamps à remplir`),
  );
  for (const [label, sentence] of REQUIRED) {
    const field = screen.getByLabelText(label);
    expect(field).toBeRequired();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
  }
  for (const label of OPTIONAL) {
    expect(screen.getByLabelText(label)).not.toBeRequired();
    expect(screen.getByLabelText(label)).toBeValid();
  }
});

it('sends an edited project once however often one clicks, and empties its prescriber', async () => {
  const sent: WireCall[] = [];
  const onSaved = jest.fn();
  const id = await projectWithPrescriber();
  const { user } = await renderScreen(<ProjectForm id={id} back={BACK} onSaved={onSaved} />, {
    as: 'demandeur',
    transport: (call) => {
      if (call.method === 'GET') return backOfficeTransport(call);
      sent.push(call);
      return sent.length > 1
        ? backOfficeTransport(call)
        : fakeTransport({
            [`PATCH ${REQUESTS}/${String(id)}`]: {
              status: 400,
              body: [{ title: 'form constraint', detail: 'Montant trop élevé.', source: 's_montant_global' }],
            },
          })(call);
    },
  });
  await screen.findByLabelText('Prix à financer');
  for (const [label, text] of TYPED) {
    await user.clear(screen.getByLabelText(label));
    await user.paste(text);
  }
  for (const label of CHOSEN) {
    const list = screen.getByLabelText(label);
    await waitFor(
      () => expect(within(list).getAllByRole('option', { hidden: true }).length).toBeGreaterThan(2),
      {
        timeout: 20_000,
      },
    );
    await user.selectOptions(list, within(list).getAllByRole('option', { hidden: true })[1] ?? '');
  }
  const submit = await screen.findByRole('button', { name: 'MODIFIER VOTRE PROJET' });
  await user.dblClick(submit);
  // The server's refusal shows beside its field, and input is kept.
  const price = screen.getByLabelText('Prix à financer');
  await waitFor(() =>
    expect(price).toHaveAccessibleDescription(expect.stringContaining('Montant trop élevé.')),
  );
  expect(sent).toHaveLength(1);
  expect(screen.getByLabelText('Description du projet')).toHaveValue('Achat de parts de SCPI');

  await user.dblClick(submit);
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(sent).toHaveLength(2);
  expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({ s_email_agent: '' });
});
