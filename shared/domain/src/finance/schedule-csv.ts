import type { Instalment } from './amortisation';
import { toCents } from './cents';

const BYTE_ORDER_MARK = '\uFEFF';
const HEADINGS = [
  'Mois',
  'Mensualité hors assurance (€)',
  'Capital (€)',
  'Intérêts (€)',
  'Assurance (€)',
  'Mensualité avec assurance (€)',
  'Capital restant dû (€)',
];

/**
 * A schedule as a French spreadsheet opens it: UTF-8 with its mark, semicolons, decimal commas, CRLF.
 * `monthlyInsurance` in euros.
 */
export function scheduleCsv(schedule: readonly Instalment[], monthlyInsurance: number): string {
  const insuranceCents = toCents(monthlyInsurance);
  const lines = schedule.map((row) =>
    [
      String(row.month),
      ...[
        row.paymentCents,
        row.capitalCents,
        row.interestCents,
        insuranceCents,
        row.paymentCents + insuranceCents,
        row.outstandingCents,
      ].map(decimalComma),
    ].join(';'),
  );
  return `${BYTE_ORDER_MARK}${[HEADINGS.join(';'), ...lines].join('\r\n')}\r\n`;
}

const decimalComma = (cents: number): string =>
  `${String(Math.trunc(cents / 100))},${String(cents % 100).padStart(2, '0')}`;
