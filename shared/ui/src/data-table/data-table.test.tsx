import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, type Column } from './data-table';

interface Row {
  id: number;
  title: string;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'title', header: 'Projet', cell: (row) => row.title },
  { key: 'createdAt', header: 'Créé le', sortable: true, cell: () => '20/11/2026' },
  {
    key: 'open',
    header: 'Ouvrir',
    headerHidden: true,
    cell: (row) => <a href={`#${row.id}`}>Ouvrir {row.title}</a>,
  },
];

describe('a table', () => {
  it('tells by which column it is sorted, and lets another order be asked for', async () => {
    const user = userEvent.setup();
    const sort = jest.fn();
    render(
      <DataTable
        caption="Projets, du plus récent au plus ancien"
        columns={COLUMNS}
        rows={[{ id: 1, title: 'Maison' }]}
        rowKey={(row) => row.id}
        sorting={{ key: 'createdAt', direction: 'descending' }}
        onSort={sort}
      />,
    );
    const table = screen.getByRole('table', { name: 'Projets, du plus récent au plus ancien' });
    const header = within(table).getByRole('columnheader', { name: 'Créé le' });
    expect(header).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(header).getByRole('button'));
    expect(sort).toHaveBeenCalledWith('createdAt');
    expect(within(table).getByRole('columnheader', { name: 'Ouvrir' })).toBeInTheDocument();
  });
});
