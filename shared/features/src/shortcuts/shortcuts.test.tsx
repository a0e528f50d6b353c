import { renderScreen } from '@portal/testing';
import { Dialog } from '@portal/ui/dialog';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Shortcuts, switchShortcuts } from './shortcuts';

beforeAll(installJsdomDialog);
beforeEach(() => switchShortcuts(true));

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div role="search">
        <input aria-label="Rechercher" defaultValue="scpi" />
      </div>
      <textarea aria-label="Note" />
      <select aria-label="Statut">
        <option>Tous</option>
      </select>
      <button onClick={() => setOpen(true)}>Supprimer</button>
      <Dialog open={isOpen} title="Supprimer ?" onClose={() => setOpen(false)} />
      <Shortcuts />
    </>
  );
}

const open = () => renderScreen(<Page />, { as: 'agent', path: '/projectsListPage' });
const help = () => screen.queryByRole('dialog', { name: 'Raccourcis clavier' });

it.each([
  ['gp', '/projectsList'],
  ['gr', '/propositionsList'],
  ['gt', '/agent/home'],
  // Earlier keys and capitals make no difference.
  ['xgGT', '/agent/home'],
])('goes somewhere on %s', async (keys, path) => {
  const { user, location } = await open();
  await user.keyboard(keys);
  expect(location()).toBe(path);
});

it('takes two keys for one shortcut only when they come close together', async () => {
  const { location } = await open();
  const press = (key: string, atMs: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: atMs });
    document.body.dispatchEvent(event);
  };
  press('g', 10_000);
  press('p', 11_500);
  expect(location()).toBe('/projectsListPage');
  press('g', 20_000);
  press('r', 21_499);
  await waitFor(() => expect(location()).toBe('/propositionsList'));
});

it('reaches the search with a stroke, what stands in it selected, and does not write the stroke there', async () => {
  const { user } = await open();
  await user.keyboard('/');
  const field = screen.getByLabelText<HTMLInputElement>('Rechercher');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('scpi');
  expect(field.selectionEnd).toBe(4);
});

it('lists all keys on a question mark, and from its button', async () => {
  const { user } = await open();
  await user.keyboard('?');
  expect(within(help() ?? document.body).getAllByRole('term')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(help()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Raccourcis clavier' }));
  expect(help()).toBeInTheDocument();
});

it('leaves the keys to who is in a field', async () => {
  const { user, location } = await open();
  for (const label of ['Rechercher', 'Note', 'Statut']) {
    await user.click(screen.getByLabelText(label));
    await user.keyboard('gp?/');
    expect(location()).toBe('/projectsListPage');
    expect(help()).not.toBeInTheDocument();
    expect(screen.getByLabelText(label)).toHaveFocus();
  }
});

it('does nothing over a dialog, nor with a modifier', async () => {
  const { user, location } = await open();
  await user.keyboard('{Control>}g{/Control}p');
  await user.click(screen.getByRole('button', { name: 'Supprimer' }));
  await user.keyboard('gp?');
  expect(location()).toBe('/projectsListPage');
  expect(help()).not.toBeInTheDocument();
});

it('stays switched off when the page is opened again', async () => {
  switchShortcuts(false);
  const { user, location } = await open();
  await user.keyboard('gp?');
  expect(location()).toBe('/projectsListPage');
  await user.click(screen.getByRole('button', { name: 'Raccourcis clavier' }));
  const box = screen.getByRole('checkbox', { name: 'Activer les raccourcis clavier' });
  expect(box).not.toBeChecked();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  await user.keyboard('gp');
  expect(location()).toBe('/projectsList');
});
