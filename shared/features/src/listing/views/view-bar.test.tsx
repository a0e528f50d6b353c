import { renderScreen } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, within } from '@testing-library/react';
import { SAVED_VIEWS } from './kept-views';
import { ViewBar } from './view-bar';

beforeAll(installJsdomDialog);

const AGENT = 'agent@intergestion.example';
const MINE = { name: 'À signer', search: 'statut=signed&tri=amount' };

beforeEach(() => SAVED_VIEWS.keep(AGENT, 'projet', []));

const open = (search = '') =>
  renderScreen(
    <ViewBar
      list="projet"
      whole="Tous"
      parts={[{ name: 'relancer', words: 'À relancer' }]}
      part={undefined}
      isCut={false}
      onPart={() => undefined}
    />,
    { as: 'agent', path: `/projectsListPage${search}` },
  );
const chip = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => chip(name).getAttribute('aria-pressed') === 'true';

it.each([
  ['', true],
  ['?page=2', true],
  ['?tri=amount&q=nimes', true],
  ['?du=2026-11-02', false],
])('shows at %s whether the view is the whole list: %s', async (search, isWhole) => {
  await open(search);
  expect(isPressed('Tous')).toBe(isWhole);
});

it('saves what is asked under a name, page apart, and finds it again on the next visit', async () => {
  const { user } = await open('?tri=amount&statut=signed&page=3');
  await user.click(screen.getByRole('button', { name: 'Enregistrer cette vue' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enregistrer cette vue' }));
  await user.type(dialog.getByLabelText('Nom de la vue'), '  À signer {Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(isPressed('À signer')).toBe(true);
  expect(chip('Supprimer cette vue')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Enregistrer cette vue' })).not.toBeInTheDocument();
});

it('offers a saved view again, and opens it', async () => {
  SAVED_VIEWS.keep(AGENT, 'projet', [MINE]);
  const { user, location } = await open();
  expect(isPressed('À signer')).toBe(false);
  await user.click(chip('À signer'));
  expect(location()).toBe('/projectsListPage?statut=signed&tri=amount');
  expect(isPressed('À signer')).toBe(true);
});

it('saves no view without a name, nor under one that another has, whatever its case and accents', async () => {
  SAVED_VIEWS.keep(AGENT, 'projet', [MINE]);
  const { user } = await open('?statut=open');
  await user.click(screen.getByRole('button', { name: 'Enregistrer cette vue' }));
  const field = await screen.findByLabelText('Nom de la vue');
  const refused = async (name: string) => {
    await user.clear(field);
    await user.click(field);
    await user.paste(name);
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    return screen.getByLabelText('Nom de la vue');
  };
  expect(await refused(' ')).toHaveAccessibleDescription(/Indiquez un nom pour cette vue/);
  for (const name of ['a signer', 'TOUS', 'à relancer'])
    expect(await refused(name)).toHaveAccessibleDescription(/Une autre vue porte déjà ce nom/);
});

it('deletes the view that is shown, which can be saved again', async () => {
  SAVED_VIEWS.keep(AGENT, 'projet', [MINE, { name: 'Nîmes', search: 'q=nimes' }]);
  const { user } = await open(`?${MINE.search}`);
  await user.click(chip('Supprimer cette vue'));
  expect(screen.queryByRole('button', { name: 'À signer' })).not.toBeInTheDocument();
  expect(SAVED_VIEWS.of(AGENT, 'projet').map(({ name }) => name)).toEqual(['Nîmes']);
  expect(chip('Enregistrer cette vue')).toHaveFocus();
});
