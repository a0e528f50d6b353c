import { byYear, type CreditSimulation, scheduleCsv, toEuros } from '@portal/domain/finance';
import { formatMoney } from '@portal/domain/format';
import { Button } from '@portal/ui/button';
import { Download } from '@portal/ui/icon';
import { Cluster } from '@portal/ui/layout';
import { useId } from 'react';
import { saveCsv } from '../files';
import { serverTime } from '../resource';
import styles from './repayment-table.module.css';

const COLUMNS = ['Période', 'À payer', 'Capital', 'Intérêts', 'Assurance', 'Capital restant dû'];

/** The amortisation table by year, with CSV export of every month. */
export function RepaymentTable({ credit }: { readonly credit: CreditSimulation }) {
  const { schedule, monthlyInsurance } = credit;
  const save = () => saveCsv('tableau-amortissement', scheduleCsv(schedule, monthlyInsurance), serverTime());
  const id = useId();
  return (
    <>
      <Cluster gap={3} across={6} justify="between" className={styles.head}>
        <h3 className={styles.title} id={id}>
          Tableau d’amortissement
        </h3>
        <Button icon={Download} onClick={save} data-screen-only>
          Télécharger (CSV)
        </Button>
      </Cluster>
      {/* Wider than a phone: scrolls in its frame, which must be reachable by keyboard. */}
      <section className={styles.frame} aria-label="Échéances" tabIndex={0}>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {byYear(schedule).map(({ year, instalments, ...sums }) => (
              <tr key={year}>
                <th scope="row">Année {year}</th>
                <td>{formatMoney(toEuros(sums.paymentCents) + monthlyInsurance * instalments.length)}</td>
                <td>{formatMoney(toEuros(sums.capitalCents))}</td>
                <td>{formatMoney(toEuros(sums.interestCents))}</td>
                <td>{formatMoney(monthlyInsurance * instalments.length)}</td>
                <td>{formatMoney(toEuros(sums.outstandingCents))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
