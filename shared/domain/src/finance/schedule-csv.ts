import { type CsvColumn, toCsv } from '../csv';
import type { Instalment } from './amortisation';
import { toCents, toEuros } from './cents';

/** `monthlyInsurance` is in euros. */
export function scheduleCsv(schedule: readonly Instalment[], monthlyInsurance: number): string {
  const insuranceCents = toCents(monthlyInsurance);
  const columns: readonly CsvColumn<Instalment>[] = [
    { heading: 'Mois', count: ({ month }) => month },
    { heading: 'Mensualité hors assurance (€)', amount: ({ paymentCents }) => toEuros(paymentCents) },
    { heading: 'Capital (€)', amount: ({ capitalCents }) => toEuros(capitalCents) },
    { heading: 'Intérêts (€)', amount: ({ interestCents }) => toEuros(interestCents) },
    { heading: 'Assurance (€)', amount: () => toEuros(insuranceCents) },
    {
      heading: 'Mensualité avec assurance (€)',
      amount: ({ paymentCents }) => toEuros(paymentCents + insuranceCents),
    },
    { heading: 'Capital restant dû (€)', amount: ({ outstandingCents }) => toEuros(outstandingCents) },
  ];
  return toCsv(columns, schedule);
}
