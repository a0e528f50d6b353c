import { type Downloads, recordDownloads } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { ago, holding, openProjects, PATH, today } from '../../test/staff-projects';

const THREE = [
  { id: 1, title: 'Un', email: 'un@example.org', s_montant_global: '100000' },
  { id: 2, title: 'Deux', email: 'deux@example.org', s_montant_global: '50000.5' },
  { id: 3, title: 'Trois', email: '', s_montant_global: '10' },
].map((project) => ({ ...project, internal_status: 'open', createdAt: ago(project.id) }));

let saved: Downloads;
beforeEach(() => {
  saved = recordDownloads();
});

const open = async (projects: readonly object[] = THREE) => {
  const rendered = await openProjects(PATH, 'agent', holding(projects));
  await screen.findByRole('table');
  return rendered;
};
const box = (name: string) => screen.getByRole('checkbox', { name });
const bar = () => screen.queryByRole('region', { name: 'Sélection' });
const act = (name: string | RegExp) =>
  within(screen.getByRole('region', { name: 'Sélection' })).getByRole('button', { name });

it('says how many files are ticked and what they come to, and Escape empties it', async () => {
  const { user } = await open();
  expect(bar()).not.toBeInTheDocument();
  await user.click(box('Sélectionner Un'));
  expect(bar()).toHaveTextContent(/^1.dossier sélectionné100.000,00.€ à financer/);
  await user.click(box('Sélectionner Deux'));
  expect(bar()).toHaveTextContent(/^2.dossiers sélectionnés150.000,50.€ à financer/);
  expect(box('Sélectionner les dossiers affichés')).toBePartiallyChecked();
  await user.keyboard('{Escape}');
  expect(bar()).not.toBeInTheDocument();
  expect(box('Sélectionner Un')).not.toBeChecked();
});

it('does not act on what a search hides', async () => {
  const { user } = await open([...THREE, { id: 4, title: 'Quatre' }, { id: 5, title: 'Cinq' }]);
  await user.click(box('Sélectionner les dossiers affichés'));
  await user.type(screen.getByRole('searchbox'), 'deux');
  expect(await screen.findByText(/^1.projet sur 5$/)).toBeInTheDocument();
  expect(bar()).toHaveTextContent(/^1.dossier /);
});

it('copies each known e-mail once, and says what is missing', async () => {
  const { user } = await open();
  await user.click(box('Sélectionner les dossiers affichés'));
  await user.click(act(/^Copier les adresses e-mail$/));
  expect(await screen.findByText(/^2.adresses copiées\. 1.ligne sans adresse\.$/)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('un@example.org, deux@example.org');
});

it('says so when the browser refuses the clipboard', async () => {
  const { user } = await open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(box('Sélectionner Un'));
  await user.click(act(/^Copier/));
  expect(await screen.findByText(/^Votre navigateur a refusé la copie/)).toBeVisible();
});

it('prints the selection alone, then shows the page again', async () => {
  const { user } = await open();
  const drawn = () =>
    screen.getAllByRole('link', { name: /^(Un|Deux|Trois)$/ }).map((link) => link.textContent);
  window.print = jest.fn(() => expect(drawn()).toEqual(['Trois']));
  await user.click(box('Sélectionner Trois'));
  await user.click(act('Imprimer'));
  expect(window.print).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('afterprint'));
  expect(await screen.findByRole('link', { name: 'Un' })).toBeInTheDocument();
});

it('exports the selection alone', async () => {
  const { user } = await open();
  await user.click(box('Sélectionner Deux'));
  await user.click(act('Exporter'));
  expect(await screen.findByText(`1 ligne dans projets-${today}.csv.`)).toBeInTheDocument();
  const lines = await saved.lines();
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^2;Deux;/);
});
