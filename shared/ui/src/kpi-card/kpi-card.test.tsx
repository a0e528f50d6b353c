import { render, screen } from '@testing-library/react';
import { Delta } from './kpi-card';

it('a change writes its unit short, and says the whole word', () => {
  render(<Delta value={-3} unit="j" spokenUnit="jours" />);
  expect(screen.getByText('j')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('jours')).not.toHaveAttribute('aria-hidden');
});
