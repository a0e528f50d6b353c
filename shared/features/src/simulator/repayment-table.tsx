import {
  type AmortisationYear,
  type CreditSimulation,
  type Instalment,
  scheduleCsv,
  toEuros,
} from '@portal/domain/finance';
import { formatMoney } from '@portal/domain/format';
import { Button } from '@portal/ui/button';
import { ChevronDown, Download, Icon } from '@portal/ui/icon';
import { memo, useId, useState } from 'react';
import { saveCsv } from '../files';
import { serverTime } from '../resource';
import styles from './repayment-table.module.css';

interface RepaymentTableProps {
  readonly years: readonly AmortisationYear[];
  readonly credit: CreditSimulation;
}

/** The amortisation table by year, each expandable into months, with CSV export of the whole. */
export const RepaymentTable = memo(function RepaymentTable({ years, credit }: RepaymentTableProps) {
  const { schedule, monthlyInsurance } = credit;
  const id = useId();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (year: number) => {
    const next = new Set(open);
    if (!next.delete(year)) next.add(year);
    setOpen(next);
  };
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.title} id={id}>
          Tableau d’amortissement
        </h3>
        <Button icon={Download} onClick={() => download(schedule, monthlyInsurance)}>
          Télécharger (CSV)
        </Button>
      </div>
      {/* Wider than a phone: scrolls in its frame, which must be reachable by keyboard. */}
      <section className={styles.frame} aria-label="Échéances" tabIndex={0}>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Période</th>
              <th scope="col">À payer</th>
              <th scope="col">Capital</th>
              <th scope="col">Intérêts</th>
              <th scope="col">Assurance</th>
              <th scope="col">Capital restant dû</th>
            </tr>
          </thead>
          {years.map((each) => (
            <tbody key={each.year} data-open={open.has(each.year) || undefined}>
              <tr className={styles.year}>
                <th scope="rowgroup">
                  <button
                    type="button"
                    className={styles.toggle}
                    aria-expanded={open.has(each.year)}
                    onClick={() => toggle(each.year)}
                  >
                    <Icon glyph={ChevronDown} />
                    Année {each.year}
                  </button>
                </th>
                <Cells row={each} insurance={monthlyInsurance * each.instalments.length} />
              </tr>
              {open.has(each.year) &&
                each.instalments.map((instalment) => (
                  <tr key={instalment.month}>
                    <th scope="row">Mois {instalment.month}</th>
                    <Cells row={instalment} insurance={monthlyInsurance} />
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </section>
    </>
  );
});

type Row = Pick<Instalment, 'paymentCents' | 'capitalCents' | 'interestCents' | 'outstandingCents'>;

function Cells({ row, insurance }: { readonly row: Row; readonly insurance: number }) {
  return (
    <>
      <td>{formatMoney(toEuros(row.paymentCents) + insurance)}</td>
      <td>{formatMoney(toEuros(row.capitalCents))}</td>
      <td>{formatMoney(toEuros(row.interestCents))}</td>
      <td>{formatMoney(insurance)}</td>
      <td>{formatMoney(toEuros(row.outstandingCents))}</td>
    </>
  );
}

function download(schedule: readonly Instalment[], monthlyInsurance: number): void {
  saveCsv('tableau-amortissement', scheduleCsv(schedule, monthlyInsurance), serverTime());
}
