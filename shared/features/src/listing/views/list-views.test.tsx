import { renderScreen } from '@portal/testing';
import { FilterChip } from '@portal/ui/filter-bar';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, within } from '@testing-library/react';
import { ListViews } from './list-views';
import { keepViews } from './saved-views';

beforeAll(installJsdomDialog);

const AGENT = 'agent@intergestion.example';
const MINE = { name: 'À signer', search: 'statut=signed&tri=amount' };

beforeEach(() => {
  for (const owner of [AGENT, 'directeur@intergestion.example'])
    for (const list of ['projet', 'proposition']) keepViews(owner, list, []);
});

const open = (search = '', as: 'agent' | 'directeur' = 'agent', list = 'projet') =>
  renderScreen(
    <ListViews
      list={list}
      builtIn={[
        { name: 'Tous', search: '' },
        { name: 'Nouveaux ce mois', search: 'du=2026-11-01' },
      ]}
      reserved={['À relancer']}
    >
      <FilterChip pressed={false} onPress={() => undefined}>
        À relancer
      </FilterChip>
    </ListViews>,
    { as, path: `/projectsListPage${search}` },
  );
const chip = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => chip(name).getAttribute('aria-pressed') === 'true';

it.each([
  ['', 'Tous'],
  ['?page=2', 'Tous'],
  ['?tri=amount&q=nimes', 'Tous'],
  ['?du=2026-11-01&tri=amount', 'Nouveaux ce mois'],
  ['?du=2026-11-02', undefined],
])('shows at %s that the view is %s', async (search, name) => {
  await open(search);
  for (const each of ['Tous', 'Nouveaux ce mois']) expect(isPressed(each)).toBe(each === name);
});

it('opens a view, and the way back leads out of it', async () => {
  const { user, location } = await open();
  await user.click(chip('Nouveaux ce mois'));
  expect(location()).toBe('/projectsListPage?du=2026-11-01');
  await user.click(chip('Tous'));
  expect(location()).toBe('/projectsListPage');
});

it('saves what is asked under a name, page apart, and finds it again on the next visit', async () => {
  const { user } = await open('?tri=amount&statut=signed&page=3');
  await user.click(screen.getByRole('button', { name: 'Enregistrer cette vue' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enregistrer cette vue' }));
  await user.type(dialog.getByLabelText('Nom de la vue'), '  À signer {Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(isPressed('À signer')).toBe(true);
  expect(chip('À signer')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Enregistrer cette vue' })).not.toBeInTheDocument();
});

it('offers a saved view again, and opens it', async () => {
  keepViews(AGENT, 'projet', [MINE]);
  const { user, location } = await open();
  expect(isPressed('À signer')).toBe(false);
  await user.click(chip('À signer'));
  expect(location()).toBe('/projectsListPage?statut=signed&tri=amount');
  expect(isPressed('À signer')).toBe(true);
});

it.each([
  ['', 'Donnez un nom à la vue.'],
  ['a signer', 'Une autre vue porte déjà ce nom.'],
  ['TOUS', 'Une autre vue porte déjà ce nom.'],
  ['à relancer', 'Une autre vue porte déjà ce nom.'],
])('does not save a view as %j: %s', async (name, error) => {
  keepViews(AGENT, 'projet', [MINE]);
  const { user } = await open('?statut=open');
  await user.click(screen.getByRole('button', { name: 'Enregistrer cette vue' }));
  const field = await screen.findByLabelText('Nom de la vue');
  if (name !== '') await user.type(field, name);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('renames and deletes views together, once it is confirmed', async () => {
  keepViews(AGENT, 'projet', [MINE, { name: 'Nîmes', search: 'q=nimes' }]);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Gérer vos vues' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vos vues' }));
  await user.click(dialog.getByRole('button', { name: /^Supprimer la vue «.Nîmes.»$/ }));
  const field = dialog.getByLabelText('Nom de la vue « À signer »');
  await user.clear(field);
  await user.type(field, 'À valider');
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(chip('À valider')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'À signer' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Nîmes' })).not.toBeInTheDocument();
});

it('keeps all views when nothing was confirmed', async () => {
  keepViews(AGENT, 'projet', [MINE]);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Gérer vos vues' }));
  await user.click(await screen.findByRole('button', { name: /^Supprimer la vue «.À signer.»$/ }));
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(chip('À signer')).toBeInTheDocument();
});

it.each([
  ['directeur', 'projet'],
  ['agent', 'proposition'],
] as const)('does not show a view of an agent on projects to %s on the list %s', async (as, list) => {
  keepViews(AGENT, 'projet', [MINE]);
  await open('', as, list);
  expect(screen.queryByRole('button', { name: 'À signer' })).not.toBeInTheDocument();
});
