import { render, screen } from '@testing-library/react';
import { CompactRow, CompactRows } from './row-list';

const row = (name: string, isNameComing?: boolean) => (
  <CompactRows label="Propositions">
    <CompactRow name={name} isNameComing={isNameComing} link={() => 'PROP-1'} status="Nouvelle" />
  </CompactRows>
);

it('has a placeholder for a name that is loading, then the name, or nothing in its place', () => {
  const { rerender } = render(row('', true));
  const html = () => screen.getByRole('listitem').innerHTML;
  expect(html()).toMatch(/<b><span[^>]*inline-size: 7rem/);
  rerender(row('Zoé Roussel', true));
  expect(html()).toMatch(/<b>Zoé Roussel<\/b>/);
  rerender(row('', false));
  expect(html()).not.toMatch(/<b>/);
});
