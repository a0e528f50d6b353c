import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArrowDown } from '../icon/icon';
import { Button } from './button';

describe('a button that works', () => {
  it('changes its label although a translator has replaced the text', () => {
    const { rerender } = render(<Button icon={ArrowDown}>Envoyer {3} fichiers</Button>);
    const font = document.createElement('font' as string);
    font.textContent = 'Send ';
    screen.getByText(/Envoyer/).firstChild?.replaceWith(font);
    rerender(
      <Button icon={ArrowDown} busy="Envoi en cours">
        Envoyer {3} fichiers
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveTextContent(/^Envoi en cours$/);
    rerender(<Button icon={ArrowDown}>Envoyer {4} fichiers</Button>);
    expect(screen.getByRole('button')).toHaveTextContent(/^Envoyer 4 fichiers$/);
  });

  it('can be reached but not pressed when it is inert for a reason', async () => {
    const user = userEvent.setup();
    const press = jest.fn();
    render(
      <Button aria-disabled onClick={press}>
        Ajouter une affiliation
      </Button>,
    );
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button')).toHaveFocus();
    expect(press).not.toHaveBeenCalled();
  });
});
