import { kit } from '@portal/kit';
import { backOfficeForTests, ofApplicant, type Persona, personas, renderScreen, seed } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import ProjectFilePage from '../pages/project-file-page';

beforeAll(installJsdomDialog);

const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

/** The page of a file in a portal whose /config.json announces the acts. */
function Announced() {
  Object.assign(kit().settings, { conduct: true });
  return <ProjectFilePage />;
}

/** A file of the demo applicant and of the demo agent. */
let owned: Awaited<ReturnType<typeof ofApplicant>>;
beforeAll(async () => {
  owned = await ofApplicant();
});
const aFile = (columns: Readonly<Record<string, string | number | null>> = {}) =>
  seed('request', {
    title: 'Un deux-pièces à Lille',
    ...owned,
    internal_status: 'processed',
    s_email_agent: personas.agent,
    ...columns,
  });
/** A proposition of that file. */
const aQuote = (request_id: number, columns: Readonly<Record<string, string>>) =>
  seed('quote', { request_id, ...owned, ...columns });

const show = (id: number, as: Persona = 'admin') =>
  renderScreen(<Announced />, { as, route: '/projectFile/:id', path: `/projectFile/${String(id)}` });

/** « Conduire le dossier »; its acts are folded. */
const section = () => screen.findByRole('region', { name: 'Conduire le dossier' });
const dialog = () => screen.findByRole('alertdialog');
const press = (name: string) => within(screen.getByRole('alertdialog')).getByRole('button', { name });

// All other tests are of an administrator, where the portal announces it.
it.each<[Persona, string, ComponentType]>([
  ['agent', 'announced', Announced],
  ['directeur', 'announced', Announced],
  ['admin', 'not announced', ProjectFilePage],
])('nothing of it is there for %s where it is %s', async (as, _, Page) => {
  const path = `/projectFile/${String(await aFile())}`;
  await renderScreen(<Page />, { as, route: '/projectFile/:id', path });
  await screen.findByRole('heading', { level: 1, name: 'Un deux-pièces à Lille' });
  expect(screen.queryByText(/Conduire le dossier/)).not.toBeInTheDocument();
});

describe('the status', () => {
  const choose = async (id: number, name: RegExp) => {
    const { user } = await show(id);
    const part = within(await section());
    for (const act of ['Passer à', 'Changer le gestionnaire', 'Prêteur'])
      expect(part.getByLabelText(act)).not.toBeVisible();
    await user.click(part.getByText('Statut'));
    expect(part.getByLabelText('Passer à')).toBeVisible();
    await user.selectOptions(part.getByLabelText('Passer à'), part.getByRole('option', { name }));
    await user.click(part.getByRole('button', { name: 'Changer le statut' }));
    return { user, part };
  };

  it('says who is told before, moves the file, and shows it', async () => {
    const id = await aFile();
    const { user } = await choose(id, /^Attente signature mandat/);
    expect(await dialog()).toHaveAccessibleName(/^Passer à «.Attente signature mandat.»/);
    const mails = within(screen.getByRole('list', { name: 'E-mails à envoyer' }));
    expect(mails.getByText('demandeur@intergestion.example')).toBeInTheDocument();
    expect(mails.getByText(/À vous d’agir dans votre dossier/)).toBeInTheDocument();
    await user.click(press('Changer le statut'));
    expect(await screen.findByText(/^Le dossier est passé à/)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('progressbar')).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^Attente signature/),
      ),
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('refuses a file that somebody changed meanwhile, and keeps the choice', async () => {
    const id = await aFile();
    const { user } = await show(id);
    const part = within(await section());
    await user.selectOptions(part.getByLabelText('Passer à'), 'signed');
    (await backOfficeForTests()).fail({ path: `/admin/api/requests/${String(id)}/rehearsal`, status: 412 });
    await user.click(part.getByRole('button', { name: 'Changer le statut' }));
    expect(await part.findByText(/^Ce dossier a changé entre-temps/)).toBeInTheDocument();
    expect(part.getByLabelText('Passer à')).toHaveValue('signed');
  });

  it('says of a line when it will be read, or that nobody reads it', async () => {
    const id = await aFile();
    await aQuote(id, { internal_status: 'draft' });
    await choose(id, /^Attente signature mandat/);
    expect(await dialog()).toHaveTextContent(/Tant qu’une proposition attend sa réponse/);
    await choose(await aFile({ customer_user_id: null }), /^Attente signature mandat/);
    expect(await dialog()).toHaveTextContent('Ce dossier n’est rattaché à aucun compte de demandeur.');
  });

  it('says what lacks, that nobody is told, and does nothing when it is cancelled', async () => {
    const id = await aFile();
    const { user, part } = await choose(id, /^Fonds débloqués/);
    expect(await dialog()).toHaveTextContent('Aucun e-mail ne sera envoyé.');
    await user.click(press('Annuler'));
    expect(screen.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Instruction/),
    );
    expect(part.getByLabelText('Passer à')).toHaveValue('fonds_debloques');
    await user.selectOptions(part.getByLabelText('Passer à'), '');
    await user.click(part.getByRole('button', { name: 'Changer le statut' }));
    expect(part.getByLabelText('Passer à')).toHaveAccessibleDescription('Choisissez un statut.');
  });
});

describe('a proposition', () => {
  const type = async (id: number) => {
    const { user } = await show(id);
    const form = within(await screen.findByRole('form', { name: 'Nouvelle proposition' }));
    for (const [label, value] of [
      ['Prêteur', 'Prêteur C'],
      [/^Mensualité/, '601,20'],
      ['TAEG', '4,22'],
      ['Durée, en années', '20'],
    ] as const)
      fireEvent.change(form.getByLabelText(label), { target: { value } });
    return { user, form };
  };

  it('is published with its document, after what it says and whom it tells', async () => {
    const id = await aFile();
    const { user, form } = await type(id);
    const file = new File([PDF], 'Proposition détaillée.pdf', { type: 'application/pdf' });
    await user.upload(form.getByLabelText(/Joindre un fichier/), file);
    expect(form.getByRole('button', { name: 'Retirer Proposition détaillée.pdf' })).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Publier' }));
    const question = await dialog();
    for (const words of ['Prêteur C', 'Proposition détaillée.pdf', 'Une proposition vous attend'])
      expect(question).toHaveTextContent(words);
    await user.click(press('Publier'));
    expect(await screen.findByText('La proposition est publiée.')).toBeInTheDocument();
    const fresh = within(await screen.findByRole('form', { name: 'Nouvelle proposition' }));
    expect(fresh.getByLabelText('Prêteur')).toHaveValue('');
    await user.click(await screen.findByRole('tab', { name: /^Propositions/ }));
    expect(await screen.findByText(/601,20/)).toBeInTheDocument();
  });

  it('is kept as a draft, of which nobody is told, and published later', async () => {
    const id = await aFile();
    const { user, form } = await type(id);
    await user.click(form.getByRole('button', { name: 'Garder en brouillon' }));
    expect(await dialog()).toHaveTextContent('Aucun e-mail ne sera envoyé.');
    await user.click(press('Garder en brouillon'));
    expect(await screen.findByText('La proposition est gardée en brouillon.')).toBeInTheDocument();
    const drafts = within(await screen.findByRole('group', { name: 'En brouillon' }));
    expect(drafts.getByText('Prêteur C')).toBeInTheDocument();
    await user.click(drafts.getByRole('button', { name: /^Publier PROP-/ }));
    expect(await dialog()).toHaveTextContent('Une proposition vous attend');
    await user.click(press('Publier'));
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'En brouillon' })).not.toBeInTheDocument(),
    );
  });

  it('past its date sends no mail when it is published, and says why', async () => {
    const id = await aFile();
    const valid_until = '2020-01-31T22:59:59Z';
    await aQuote(id, { po_number: 'PROP-9', internal_status: 'open', valid_until });
    const { user } = await show(id);
    await user.click(await screen.findByRole('button', { name: 'Publier PROP-9' }));
    expect(await dialog()).toHaveTextContent(
      /est déjà dépassée.*n’en recevra pas, parce que la date de validité est dépassée\./,
    );
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Aucun e-mail ne sera envoyé.');
  });

  it('keeps what was typed when the back office refuses a document, and says why beside it', async () => {
    const id = await aFile();
    const { user, form } = await type(id);
    const file = new File(['<html>'], 'offre.pdf', { type: 'application/pdf' });
    await user.upload(form.getByLabelText(/Joindre un fichier/), file);
    await user.click(form.getByRole('button', { name: 'Publier' }));
    await dialog();
    await user.click(press('Publier'));
    expect(await form.findByText(/^Une pièce jointe est abîmée/)).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(form.getByLabelText('Prêteur')).toHaveValue('Prêteur C');
    await user.click(form.getByRole('button', { name: 'Retirer offre.pdf' }));
    expect(form.queryByText(/^Une pièce jointe est abîmée/)).not.toBeInTheDocument();
  });

  it('takes no empty file nor one of another format, and says beside its field what is missing', async () => {
    const { user } = await show(await aFile());
    const form = within(await screen.findByRole('form', { name: 'Nouvelle proposition' }));
    const join = (name: string, content: string) =>
      fireEvent.change(form.getByLabelText(/Joindre un fichier/), {
        target: { files: [new File([content], name)] },
      });
    join('offre.exe', 'x');
    expect(await form.findByText(/n’est pas d’un format accepté/)).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Retirer offre.exe' }));
    join('vide.pdf', '');
    expect(await form.findByText(/est vide/)).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Publier' }));
    expect(form.getByLabelText('Prêteur')).toHaveAccessibleDescription(/Indiquez le prêteur/);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
