import type { CsvColumn } from '@portal/domain/csv';
import { type ComparedGroup, conversionOf, type Period } from '@portal/domain/network';

/** A line of the file: an agency or an agent. */
export interface ComparedLine extends ComparedGroup<unknown> {
  readonly kind: 'Agence' | 'Agent';
}

/**
 * CSV columns of the comparison: what the tables show, one item per column.
 *
 * @param isWhole all files were counted: without them there is no rate and no median
 */
export const networkColumns = (period: Period, isWhole: boolean): readonly CsvColumn<ComparedLine>[] => [
  { heading: 'Type', text: ({ kind }) => kind },
  { heading: 'Nom', text: ({ name }) => name },
  { heading: 'En cours', count: ({ running }) => running },
  { heading: 'Nouveaux', count: ({ created }) => created },
  { heading: 'Nouveaux, période précédente', count: ({ before }) => before?.created ?? null },
  { heading: 'Clos', count: ({ closed }) => closed },
  { heading: 'Financés', count: ({ funded }) => funded },
  { heading: 'Financés, période précédente', count: ({ before }) => before?.funded ?? null },
  { heading: 'Conversion (%)', count: (line) => (isWhole ? (conversionOf(line) ?? null) : null) },
  { heading: 'Montant financé (€)', amount: ({ amount }) => amount },
  { heading: 'À relancer', count: ({ toRelaunch }) => toRelaunch ?? null },
  { heading: 'Délai médian (jours)', count: ({ medianDays }) => (isWhole ? (medianDays ?? null) : null) },
  { heading: 'Du', day: () => period.from },
  { heading: 'Au', day: () => period.to },
];
