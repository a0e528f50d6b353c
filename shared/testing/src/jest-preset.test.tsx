import { render, screen } from '@testing-library/react';
import { jsx } from 'react/jsx-runtime';

// The preset's shortcuts must keep React's warnings.
it('still hears what React warns of: rows without a key', () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const rows = ['a', 'b'].map((text) => jsx('li', { children: text }));
  render(<ul>{rows}</ul>);
  expect(String(warned.mock.calls[0]?.[0])).toContain('unique "key" prop');
});

it('sees a style that changed since it was last looked at, by itself and through a parent', () => {
  render(
    <div>
      <button type="button">Envoyer</button>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Envoyer' });
  button.style.display = 'none';
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  button.style.display = '';
  expect(screen.getByRole('button')).toBeVisible();
  button.parentElement?.setAttribute('hidden', '');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('waits longer than a second for what comes late', async () => {
  render(<output />);
  setTimeout(() => screen.getByRole('status').append('Enfin'), 1300);
  expect(await screen.findByText('Enfin')).toBeVisible();
});
