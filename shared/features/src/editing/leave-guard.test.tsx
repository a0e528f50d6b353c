import { kit, useNavigate } from '@portal/kit';
import { renderScreen } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { LeaveGuard } from './leave-guard';

beforeAll(installJsdomDialog);

afterEach(() => {
  kit().session.close();
});

function Form() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  return (
    <>
      <LeaveGuard isUnsaved={text !== ''} />
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setText('')}>
        Enregistrer
      </button>
      <button type="button" onClick={() => void navigate('/ailleurs')}>
        Ailleurs
      </button>
    </>
  );
}

const open = () => renderScreen(<Form />, { as: 'nouveau', path: '/note', route: '/note' });

it('holds the versions of the portal while something is unsaved, also when somebody stays, and lets go on saving or leaving', async () => {
  const { user, location } = await open();
  expect(kit().unsaved.held).toBe(false);
  await user.type(screen.getByLabelText('Note'), 'Deux');
  expect(kit().unsaved.held).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(kit().unsaved.held).toBe(false));

  await user.type(screen.getByLabelText('Note'), 'Deux');
  await user.click(screen.getByRole('button', { name: 'Ailleurs' }));
  expect(await screen.findByRole('alertdialog', { name: /^Quitter cette page/ })).toBeVisible();
  expect(kit().unsaved.held).toBe(true);
  await user.click(screen.getByRole('button', { name: /Rester|Annuler/ }));
  expect(location()).toBe('/note');
  expect(kit().unsaved.held).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Ailleurs' }));
  await user.click(await screen.findByRole('button', { name: 'Quitter la page' }));
  await waitFor(() => expect(location()).toBe('/ailleurs'));
  expect(kit().unsaved.held).toBe(false);
});

it('never keeps back who signs out', async () => {
  const { user, location } = await open();
  await user.type(screen.getByLabelText('Note'), 'Deux');
  kit().session.close();
  await user.click(screen.getByRole('button', { name: 'Ailleurs' }));
  await waitFor(() => expect(location()).toBe('/ailleurs'));
});
