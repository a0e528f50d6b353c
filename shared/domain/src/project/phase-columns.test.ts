import fc from 'fast-check';
import { BOARD_PHASES, phaseColumns, phaseOf, statusesWithin } from './phase-columns';
import { PHASES, PROJECT_STATUSES as KNOWN } from './status';

it('has the five phases in which files run, in order, then the closed files together', () => {
  expect(BOARD_PHASES.map(({ words }) => words)).toEqual([...PHASES.slice(0, 5), 'Dossiers clos']);
});

it('has each known status in one phase', () => {
  const placed = BOARD_PHASES.flatMap(({ statuses }) => statuses);
  expect(placed.toSorted()).toEqual(KNOWN.toSorted());
});

it.each([
  ['open', '1'],
  ['signed', '3'],
  ['fonds_debloques', 'clos'],
  ['rejected', 'clos'],
  ['en_attente', 'autres'],
  ['toString', 'autres'],
  [null, 'autres'],
])('places the status %j in %s', (status, name) => {
  expect(phaseOf(status)).toBe(name);
});

it('places each row in exactly one column, in the order of the list', () => {
  const status = fc.option(fc.oneof(fc.constantFrom(...KNOWN), fc.string()));
  fc.assert(
    fc.property(fc.array(status), (statuses) => {
      const rows = statuses.map((each, id) => ({ id, status: each }));
      const columns = phaseColumns(rows, (row) => row.status);
      const ids = columns.map((column) => column.rows.map(({ id }) => id));
      expect(ids.flat().toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
      for (const column of ids) expect(column).toEqual(column.toSorted((a, b) => a - b));
      for (const column of columns)
        for (const row of column.rows) expect(phaseOf(row.status)).toBe(column.name);
      expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
    }),
  );
});

it('names the statuses of a phase that a filter in force lets through', () => {
  const study = BOARD_PHASES[1] ?? { name: '2', words: '', statuses: [] };
  expect(statusesWithin(study, undefined)).toEqual(study.statuses);
  expect(statusesWithin(study, ['information_provided', 'signed'])).toEqual(['information_provided']);
  expect(statusesWithin(study, ['signed'])).toEqual([]);
});
