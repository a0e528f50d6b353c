import { FILE_PHASES } from './phases';
import { PHASES, PROJECT_STATUSES } from './status';

it('has the five phases in which files run, in order, then the closed files together', () => {
  expect(FILE_PHASES.map(({ words }) => words)).toEqual([...PHASES.slice(0, 5), 'Dossiers clos']);
});

it('has each known status in one phase', () => {
  expect(FILE_PHASES.flatMap(({ statuses }) => statuses).toSorted()).toEqual(PROJECT_STATUSES.toSorted());
});
