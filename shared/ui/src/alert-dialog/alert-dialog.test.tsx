import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button';
import { installJsdomDialog } from '../dialog/jsdom-dialog';
import { AlertDialog } from './alert-dialog';

beforeAll(installJsdomDialog);

function Question({ busy, onConfirm = () => undefined }: { busy?: string; onConfirm?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Accepter</Button>
      {open && (
        <AlertDialog
          title="Accepter cette proposition ?"
          confirm="Accepter la proposition"
          busy={busy}
          onConfirm={onConfirm}
          onCancel={() => setOpen(false)}
          children="Cette action ne peut pas être annulée depuis votre espace."
        />
      )}
    </>
  );
}

const open = async (question: React.ReactElement) => {
  const user = userEvent.setup();
  render(question);
  await user.click(screen.getByRole('button', { name: 'Accepter' }));
  return user;
};

describe('the question before what cannot be undone', () => {
  it('says what cannot be undone, and starts on « Annuler », so that Enter alone decides nothing', async () => {
    const user = await open(<Question />);
    expect(
      screen.getByRole('alertdialog', { name: 'Accepter cette proposition ?' }),
    ).toHaveAccessibleDescription('Cette action ne peut pas être annulée depuis votre espace.');
    expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is left with Escape, and the focus goes back to what asked', async () => {
    const user = await open(<Question />);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Accepter' })).toHaveFocus();
  });

  it('cannot be left, nor confirmed twice, while it works', async () => {
    const confirmed = jest.fn();
    const user = await open(<Question busy="Envoi en cours" onConfirm={confirmed} />);
    await user.click(screen.getByRole('button', { name: 'Envoi en cours' }));
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    expect(confirmed).not.toHaveBeenCalled();
  });
});
