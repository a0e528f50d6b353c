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
import { Cluster } from '@portal/ui/layout';
import { memo, useId } from 'react';
import { saveCsv } from '../files';
import { serverTime } from '../resource';
import { useOpenInAddress } from '../routes';
import styles from './repayment-table.module.css';

const COLUMNS = ['Période', 'À payer', 'Capital', 'Intérêts', 'Assurance', 'Capital restant dû'];

interface RepaymentTableProps {
  readonly years: readonly AmortisationYear[];
  readonly credit: CreditSimulation;
}

/** The amortisation table by year, each expandable into months, with CSV export of the whole. */
export const RepaymentTable = memo(function RepaymentTable({ years, credit }: RepaymentTableProps) {
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
          {years.map((each) => (
            <Year key={each.year} year={each} monthlyInsurance={monthlyInsurance} />
          ))}
        </table>
      </section>
    </>
  );
});

interface YearProps {
  readonly year: AmortisationYear;
  readonly monthlyInsurance: number;
}

function Year({ year: { year, instalments, ...sums }, monthlyInsurance }: YearProps) {
  const [isOpen, open] = useOpenInAddress(`annee-${String(year)}`);
  return (
    <tbody data-open={isOpen || undefined}>
      <tr className={styles.year}>
        <th scope="rowgroup">
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => open(!isOpen)}
          >
            <Icon glyph={ChevronDown} />
            Année {year}
          </button>
        </th>
        <Cells row={sums} insurance={monthlyInsurance * instalments.length} />
      </tr>
      {isOpen &&
        instalments.map((instalment) => (
          <tr key={instalment.month}>
            <th scope="row">Mois {instalment.month}</th>
            <Cells row={instalment} insurance={monthlyInsurance} />
          </tr>
        ))}
    </tbody>
  );
}

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
