import { kit, type Transport, type WireCall } from '@portal/kit';
import {
  backOfficeTransport,
  fact,
  fakeTransport,
  ofApplicant,
  type Persona,
  personas,
  renderScreen,
  seed,
  WHOLE_PROJECT,
} from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { ProjectFormPage } from './project-form';

/** For a slow or busy machine. */
const BUSY = { timeout: 10_000 };

afterEach(() => kit().session.close());

/** Opens the form, as `as`, of a project with the demo agent and a manager. */
async function edit(as: Persona, transport: Transport = backOfficeTransport) {
  const manager = await seed('manager', { first_name: 'Odile', last_name: 'Brun' });
  const id = await seed('request', {
    ...WHOLE_PROJECT,
    ...(await ofApplicant()),
    owner_id: manager,
    s_email_agent: personas.agent,
  });
  const sent: WireCall[] = [];
  const shown = await renderScreen(<ProjectFormPage />, {
    as,
    route: '/:id',
    path: `/${String(id)}`,
    transport(call) {
      if (call.method === 'PATCH') sent.push(call);
      return transport(call);
    },
  });
  const reserved = await screen.findByRole('region', { name: 'ZONE RESERVEE AU CONSEILLER' });
  const save = async () => {
    await waitFor(
      () => expect(screen.getByLabelText('Type de bien')).toHaveDisplayValue('Parts de SCPI'),
      BUSY,
    );
    await shown.user.click(screen.getByRole('button', { name: 'MODIFIER VOTRE PROJET' }));
    await waitFor(() => expect(shown.history()).toMatchObject({ saved: { id, isNew: false } }), BUSY);
    return JSON.parse(sent.at(-1)?.body ?? '{}') as Record<string, unknown>;
  };
  return { user: shown.user, reserved, save, sent };
}

it.each<Persona>(['directeur', 'demandeur'])(
  'names the manager and the agent of a file to %s',
  async (as) => {
    const { reserved } = await edit(as);
    expect(fact('Dossier géré par', reserved)).not.toHaveTextContent('Votre agence');
    await waitFor(() => expect(fact('Dossier géré par', reserved)).toHaveTextContent('Odile Brun'), BUSY);
    await waitFor(() => expect(fact('Via', reserved)).toHaveTextContent('Thị Ánh Nguyễn'), BUSY);
  },
);

it('tells a director at the button that the agent loses the file, and empties it then', async () => {
  const { save } = await edit('directeur');
  expect(screen.getByText(/vous retirez ce dossier à son agent/)).toBeInTheDocument();
  expect(await save()).toHaveProperty('s_email_agent', '');
});

it('leaves the file to its agent when the director asks for it', async () => {
  const { user, save } = await edit('directeur');
  await user.click(screen.getByRole('button', { name: 'Laisser le dossier à son agent' }));
  expect(screen.getByText('Le dossier reste à son agent.')).toBeInTheDocument();
  expect(await save()).not.toHaveProperty('s_email_agent');
});

it('tells an applicant that an edit takes the agent off the file', async () => {
  await edit('demandeur');
  expect(screen.getByText(/n’est plus rattaché à son agent/)).toBeInTheDocument();
});

it('tells nothing of it to an agent, who keeps the file', async () => {
  await edit('agent');
  expect(screen.queryByText(/rattaché|retirez/)).not.toBeInTheDocument();
});

it('shows a refusal beside its field, keeps what was typed, and sends an edit once however often one clicks', async () => {
  const refusal = [{ title: 'form constraint', detail: 'Montant trop élevé.', source: 's_montant_global' }];
  let isRefused = true;
  const { user, save, sent } = await edit('directeur', (call) =>
    call.method === 'PATCH' && isRefused
      ? fakeTransport({ [`PATCH ${call.url}`]: { status: 400, body: refusal } })(call)
      : backOfficeTransport(call),
  );
  const price = screen.getByLabelText('Prix à financer');
  await user.clear(price);
  await user.paste('300000');
  await user.dblClick(screen.getByRole('button', { name: 'MODIFIER VOTRE PROJET' }));
  await waitFor(() =>
    expect(price).toHaveAccessibleDescription(expect.stringContaining('Montant trop élevé.')),
  );
  expect(sent).toHaveLength(1);
  expect(price).toHaveDisplayValue(/^300/);
  isRefused = false;
  await save();
  expect(sent).toHaveLength(2);
});
