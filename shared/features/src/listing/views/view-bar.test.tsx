import { renderScreen } from '@portal/testing';
import { FilterChip } from '@portal/ui/filter-bar';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, within } from '@testing-library/react';
import { SAVED_VIEWS, VIEW_ORDER } from './kept-views';
import { ViewBar } from './view-bar';

beforeAll(installJsdomDialog);

const AGENT = 'agent@intergestion.example';
const MINE = { name: 'À signer', search: 'statut=signed&tri=amount' };

beforeEach(() => {
  SAVED_VIEWS.keep(AGENT, 'projet', []);
  VIEW_ORDER.keep(AGENT, 'projet', { order: [], opens: '' });
});

const open = (search = '') =>
  renderScreen(
    <ViewBar
      list="projet"
      builtIn={[
        { name: 'Tous', search: '' },
        { name: 'Nouveaux ce mois', search: 'du=2026-11-01' },
      ]}
      parts={[
        {
          name: 'relancer',
          words: 'À relancer',
          chip: (
            <FilterChip pressed={false} onPress={() => undefined}>
              À relancer
            </FilterChip>
          ),
        },
      ]}
    />,
    { as: 'agent', path: `/projectsListPage${search}` },
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

it('renames and deletes views together, once it is confirmed', async () => {
  SAVED_VIEWS.keep(AGENT, 'projet', [MINE, { name: 'Nîmes', search: 'q=nimes' }]);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Organiser les vues' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Organiser les vues' }));
  await user.click(dialog.getByRole('button', { name: /^Supprimer la vue «.Nîmes.»$/ }));
  const field = dialog.getByLabelText('Nom de la vue « À signer »');
  await user.clear(field);
  await user.type(field, 'À valider');
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(chip('À valider')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'À signer' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Nîmes' })).not.toBeInTheDocument();
});

describe('the order of one’s own', () => {
  const shown = () =>
    within(screen.getByRole('group', { name: 'Vues de la liste' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const arrange = async (search = '') => {
    const opened = await open(search);
    await opened.user.click(screen.getByRole('button', { name: 'Organiser les vues' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Organiser les vues' }));
    const button = (name: string) =>
      dialog.getByRole('button', { name: name.replaceAll(' »', '\u00A0»').replaceAll('« ', '«\u00A0') });
    return { ...opened, dialog, button };
  };

  it('moves a view by the keyboard, says where it is, and keeps it so', async () => {
    SAVED_VIEWS.keep(AGENT, 'projet', [MINE]);
    const { user, dialog, button } = await arrange();
    expect(shown()).toEqual(['Tous', 'À relancer', 'Nouveaux ce mois', 'À signer']);
    button('Monter la vue « À signer »').focus();
    await user.keyboard('{Enter}');
    expect(dialog.getByRole('status')).toHaveTextContent(/^À signer.: 3.sur.4$/);
    expect(button('Monter la vue « À signer »')).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    // At the end the way back is what is left to do.
    expect(button('Descendre la vue « À signer »')).toHaveFocus();
    expect(button('Monter la vue « À signer »')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Monter la vue « À signer »'));
    await user.click(button('Enregistrer'));
    expect(shown()).toEqual(['À signer', 'Tous', 'À relancer', 'Nouveaux ce mois']);
    expect(screen.getByRole('button', { name: 'Organiser les vues' })).toHaveFocus();
    expect(VIEW_ORDER.of(AGENT, 'projet').order).toEqual([MINE.search, '', 'vue=relancer', 'du=2026-11-01']);
  });

  it('gives back the portal’s order and its opening view, names apart', async () => {
    SAVED_VIEWS.keep(AGENT, 'projet', [MINE]);
    VIEW_ORDER.keep(AGENT, 'projet', { order: [MINE.search, 'vue=relancer'], opens: 'vue=relancer' });
    const { user, dialog, button } = await arrange('?vue=tous');
    expect(shown()).toEqual(['À signer', 'À relancer', 'Tous', 'Nouveaux ce mois']);
    expect(isPressed('Tous')).toBe(true);
    expect(dialog.getByLabelText('La liste s’ouvre avec la vue')).toHaveDisplayValue('À relancer');
    await user.click(button('Rétablir l’ordre d’origine'));
    await user.click(button('Enregistrer'));
    expect(shown()).toEqual(['Tous', 'À relancer', 'Nouveaux ce mois', 'À signer']);
    expect(VIEW_ORDER.of(AGENT, 'projet')).toEqual({ order: [], opens: '' });
  });

  it('chooses the view that the list opens with; one that is deleted is it no longer', async () => {
    SAVED_VIEWS.keep(AGENT, 'projet', [MINE]);
    const { user, dialog, button } = await arrange();
    await user.selectOptions(dialog.getByLabelText('La liste s’ouvre avec la vue'), 'À signer');
    await user.click(button('Enregistrer'));
    expect(VIEW_ORDER.of(AGENT, 'projet').opens).toBe(MINE.search);
    await user.click(screen.getByRole('button', { name: 'Organiser les vues' }));
    const again = within(await screen.findByRole('dialog', { name: 'Organiser les vues' }));
    await user.click(again.getByRole('button', { name: /^Supprimer/ }));
    await user.click(again.getByRole('button', { name: 'Enregistrer' }));
    expect(VIEW_ORDER.of(AGENT, 'projet').opens).toBe('');
  });
});
