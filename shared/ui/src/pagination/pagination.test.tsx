import { render, screen } from '@testing-library/react';
import { Pagination } from './pagination';

const linkTo = (page: number) => ({ href: `?page=${page}` });

describe('the pages of a list', () => {
  it('say where one is, and are addresses', () => {
    render(<Pagination page={3} pageSize={10} total={465} linkTo={linkTo} />);
    expect(screen.getByText(/21 à 30 sur 465/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Page suivante' })).toHaveAttribute('href', '?page=4');
    expect(screen.getByRole('link', { name: 'Page précédente' })).toHaveAttribute('href', '?page=2');
    expect(screen.getByRole('link', { name: 'Page 47' })).toHaveAttribute('href', '?page=47');
  });

  it.each([
    [47, 465, /^461 à 465 sur 465/],
    [3, 21, /^21 sur 21/],
  ])('end on a page that may be short: %i, of %i rows', (page, total, words) => {
    render(<Pagination page={page} pageSize={10} total={total} linkTo={linkTo} />);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Page suivante' })).not.toBeInTheDocument();
  });

  it('are not shown when there is one', () => {
    const { container } = render(<Pagination page={1} pageSize={10} total={7} linkTo={linkTo} />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    [1, 3, '1 2 3'],
    [3, 47, '1 2 3 4 … 47'],
    [10, 47, '1 … 9 10 11 … 47'],
    [4, 47, '1 2 3 4 5 … 47'],
    [47, 47, '1 … 46 47'],
  ])('are, at page %i of %i, %s', (page, last, expected) => {
    render(<Pagination page={page} pageSize={1} total={last} linkTo={linkTo} />);
    const offered = screen.getAllByText(/^(\d+|…)$/).map(({ textContent }) => textContent);
    expect(offered.join(' ')).toBe(expected);
  });
});
