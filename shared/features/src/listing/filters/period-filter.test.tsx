import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterSet } from './filter-set';
import { PeriodFilter } from './period-filter';

const asked = jest.fn<undefined, [object]>();
beforeEach(() => asked.mockClear());

function Filters() {
  const [{ from, to }, setPeriod] = useState<{ from?: string | undefined; to?: string | undefined }>({});
  const [isSet, setIsSet] = useState(true);
  const choose = (period: object) => {
    asked(period);
    setPeriod(period);
  };
  const drop = (filter: object) => {
    choose(filter);
    setIsSet(false);
  };
  return (
    <FilterSet inForce={isSet ? [{ name: 'agency', words: 'Agence', without: {} }] : []} onFilter={drop}>
      <PeriodFilter from={from} to={to} onChoose={choose} />
    </FilterSet>
  );
}

function open() {
  render(<Filters />);
  return { user: userEvent.setup(), from: screen.getByLabelText('Du'), to: screen.getByLabelText('Au') };
}

it('shows an empty day as empty in every engine, and filters once a whole day is typed', async () => {
  const { user, from } = open();
  expect(from).toHaveProperty('type', 'text');
  expect(from).toHaveValue('');
  expect(from).toHaveAttribute('placeholder', 'Du JJ/MM/AAAA');
  await user.type(from, '5/3/2026');
  expect(asked.mock.calls).toEqual([[{ from: '2026-03-05', to: undefined }]]);
  await user.clear(from);
  expect(asked).toHaveBeenLastCalledWith({ from: undefined, to: undefined });
});

it('says beside the field, once it is left, that a day is not whole or does not exist', async () => {
  const { user, from } = open();
  await user.type(from, '31/02/2026');
  expect(from).toBeValid();
  await user.tab();
  expect(from).toBeInvalid();
  expect(from).toHaveAccessibleDescription(/Cette date n’existe pas/);
  expect(asked).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(screen.getByLabelText('Du')).toHaveValue('');
  // Nothing is left to clear, and the focus stays where it was.
  expect(screen.queryByRole('button', { name: 'Effacer' })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Filtres' })).toHaveFocus();
});

it('does not apply days in the wrong order, says so beside the field, and applies both when they are in order', async () => {
  const { user, from, to } = open();
  await user.type(to, '31/03/2026');
  await user.type(from, '01/05/2026');
  expect(from).toHaveAccessibleDescription('Cette date vient après la fin de la période.');
  expect(asked).toHaveBeenCalledTimes(1);
  await user.clear(to);
  await user.type(to, '31/05/2026');
  expect(from).toBeValid();
  expect(asked).toHaveBeenLastCalledWith({ from: '2026-05-01', to: '2026-05-31' });
});
