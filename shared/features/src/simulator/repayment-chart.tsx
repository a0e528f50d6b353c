import { toEuros, type AmortisationYear } from '@portal/domain/finance';
import { formatMoney, formatWholeMoney } from '@portal/domain/format';
import { Button } from '@portal/ui/button';
import { ChartCard } from '@portal/ui/chart-card';
import { ChartColumn, Table2 } from '@portal/ui/icon';
import { useState } from 'react';
import styles from './repayment-chart.module.css';

/** Heights are hundredths of the tallest year, widths are years; the SVG stretches to its container. */
const HEIGHT = 100;
const GAP = 0.22;
const EVERY = 5;

/** Capital and interest per year as stacked bars, with a table view. */
export function RepaymentChart({ years }: { readonly years: readonly AmortisationYear[] }) {
  const [isTable, setTable] = useState(false);
  const last = years.length;
  const summary = whatItShows(years);
  return (
    <ChartCard
      title="Capital et intérêts, année par année"
      summary={summary}
      foot={
        <Button
          variant="quiet"
          icon={isTable ? ChartColumn : Table2}
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          Tableau
        </Button>
      }
    >
      {isTable ? (
        <YearsTable years={years} />
      ) : (
        <div className={styles.chart}>
          <ul className={styles.legend}>
            <li data-series="capital">Capital</li>
            <li data-series="interest">Intérêts (hachurés)</li>
          </ul>
          <Bars years={years} summary={summary} />
          <div className={styles.axis} aria-hidden="true">
            {years.map(({ year }) => (
              <span key={year}>
                {year === 1 || year % EVERY === 0 || (last < EVERY && year === last) ? year : ''}
              </span>
            ))}
          </div>
          <p className={styles.axisName}>Années</p>
        </div>
      )}
    </ChartCard>
  );
}

function whatItShows(years: readonly AmortisationYear[]): string {
  if (years[0]?.capitalCents === 0)
    return 'Chaque année, vous ne payez que des intérêts ; le capital est dû en une fois, à la fin.';
  const turn = years.find(({ capitalCents, interestCents }) => capitalCents >= interestCents)?.year;
  return turn === undefined || turn === 1
    ? 'Chaque année, vous remboursez plus de capital que d’intérêts.'
    : `À partir de l’année ${String(turn)}, vous remboursez plus de capital que d’intérêts.`;
}

function Bars({ years, summary }: { readonly years: readonly AmortisationYear[]; readonly summary: string }) {
  const top = Math.max(...years.map(({ paymentCents }) => paymentCents), 1);
  const heightOf = (cents: number): number => (cents / top) * HEIGHT;
  const words = `Remboursement sur ${String(years.length)}\u00A0ans. ${summary} Les chiffres sont dans le tableau.`;
  return (
    <div className={styles.plot}>
      <span className={styles.top} aria-hidden="true">
        {formatWholeMoney(toEuros(top))}
      </span>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${String(years.length)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        {years.map(({ year, capitalCents, interestCents }) => {
          const capital = heightOf(capitalCents);
          const interest = heightOf(interestCents);
          const bar = { x: year - 1 + GAP / 2, width: 1 - GAP };
          return (
            <g key={year}>
              <rect {...bar} className={styles.capital} y={HEIGHT - capital} height={capital} />
              <rect {...bar} className={styles.interest} y={HEIGHT - capital - interest} height={interest} />
              {hatches(interest).map((line) => (
                <line
                  key={line}
                  className={styles.hatch}
                  x1={bar.x}
                  x2={bar.x + bar.width}
                  y1={HEIGHT - capital - line}
                  y2={HEIGHT - capital - line}
                />
              ))}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

const HATCH_STEP = 4;

/** Heights of the hatch lines in a bar, so that series do not differ by colour alone. */
const hatches = (height: number): readonly number[] =>
  Array.from({ length: Math.floor(height / HATCH_STEP) }, (_, index) => (index + 0.5) * HATCH_STEP);

function YearsTable({ years }: { readonly years: readonly AmortisationYear[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Année</th>
          <th scope="col">Capital</th>
          <th scope="col">Intérêts</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, capitalCents, interestCents }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{formatMoney(toEuros(capitalCents))}</td>
            <td>{formatMoney(toEuros(interestCents))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
