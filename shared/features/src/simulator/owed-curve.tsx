import {
  balanceAfter,
  costParts,
  type CreditSimulation,
  type Instalment,
  toEuros,
} from '@portal/domain/finance';
import { formatMoney, formatMonths, formatShortMoney } from '@portal/domain/format';
import { Slider } from '@portal/ui/slider';
import { useMemo } from 'react';
import styles from './owed-curve.module.css';

/** Where the reading starts, as a share of the duration: some years in, while most is still due. */
const START = 0.4;

interface OwedCurveProps {
  readonly credit: CreditSimulation;
  readonly month: number | undefined;
  readonly onMonth: (month: number) => void;
}

/** The capital still due, month by month, with a reading at any month by the slider below. */
export function OwedCurve({ credit, month: moved, onMonth }: OwedCurveProps) {
  const months = credit.schedule.length;
  const { capital } = costParts(credit);
  const month = Math.min(moved ?? Math.round((START * months) / 12) * 12, months);
  const { outstanding, repaid, interest } = balanceAfter(credit, month);

  return (
    <>
      <dl className={styles.reading}>
        <div>
          <dt>{whenOf(month, months)}</dt>
          <dd>{formatMoney(outstanding)}</dd>
        </div>
        <div>
          <dt>Déjà remboursé</dt>
          <dd>{formatMoney(repaid)}</dd>
        </div>
        <div>
          <dt>Intérêts déjà payés</dt>
          <dd>{formatMoney(interest)}</dd>
        </div>
      </dl>
      <div className={styles.plot}>
        <svg
          className={styles.area}
          role="img"
          aria-label={`Capital restant dû, de ${formatMoney(capital)} au départ à 0\u00A0€ après ${formatMonths(months)}. Les chiffres sont dans le tableau.`}
        >
          <Axes capital={capital} months={months} />
          <Line credit={credit} capital={capital} />
          <Cursor x={month / months} y={1 - outstanding / capital} />
        </svg>
        <Slider
          className={styles.scrubber}
          label="Moment du crédit, curseur"
          value={month}
          min={0}
          max={months}
          step={1}
          valueText={`${whenOf(month, months)}\u00A0: ${formatMoney(outstanding)} de capital restant dû, déjà remboursé ${formatMoney(repaid)}, intérêts déjà payés ${formatMoney(interest)}`}
          onSlide={onMonth}
        />
      </div>
    </>
  );
}

function whenOf(month: number, months: number): string {
  if (month === 0) return 'Au départ';
  return month === months ? `À la fin, après ${formatMonths(month)}` : `Après ${formatMonths(month)}`;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

function Axes({ capital, months }: { readonly capital: number; readonly months: number }) {
  return (
    <g className={styles.axes}>
      {axisMoney(capital).map((euros) => {
        const y = percent(1 - euros / capital);
        return (
          <g key={euros}>
            <line className={styles.grid} data-axis={euros === 0 || undefined} x2="100%" y1={y} y2={y} />
            <text className={styles.money} x="-10" y={y} dy="4">
              {formatShortMoney(euros)}
            </text>
          </g>
        );
      })}
      {axisYears(months).map((year) => (
        <text key={year} className={styles.year} x={percent((year * 12) / months)} y="100%" dy="22">
          {year === 0 ? '0' : formatMonths(year * 12)}
        </text>
      ))}
    </g>
  );
}

/** Stretched to the plot: thousandths across and down. */
function Line({ credit, capital }: { readonly credit: CreditSimulation; readonly capital: number }) {
  const line = useMemo(() => {
    const months = credit.schedule.length;
    return curvePoints(credit.schedule)
      .map(({ month, outstandingCents }) => {
        const x = ((month / months) * 1000).toFixed(1);
        return `L${x} ${((1 - toEuros(outstandingCents) / capital) * 1000).toFixed(1)}`;
      })
      .join('');
  }, [credit, capital]);
  return (
    <svg className={styles.stretched} viewBox="0 0 1000 1000" preserveAspectRatio="none">
      <path className={styles.below} d={`M0 1000V0${line}Z`} />
      <path className={styles.line} d={`M0 0${line}`} />
    </svg>
  );
}

function Cursor({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g>
      <line className={styles.cursor} x1={percent(x)} x2={percent(x)} y2="100%" />
      <circle className={styles.dot} cx={percent(x)} cy={percent(y)} r="6.5" />
    </g>
  );
}

/** What an axis counts in, of which power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];
const MOST_LINES = 4;

/** Round amounts from 0 to the capital, five at most, in euros. */
function axisMoney(capital: number): readonly number[] {
  const rough = capital / MOST_LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.floor(capital / step) + 1 }, (_, index) => index * step);
}

/** Years on the axis: each, every second or every fifth, with the last one. */
function axisYears(months: number): readonly number[] {
  const years = months / 12;
  const step = [1, 2].find((each) => years <= 7 * each) ?? 5;
  const inner = Array.from({ length: Math.ceil(years) }, (_, year) => year);
  // The one before the last gives way when the two would touch.
  return [...inner.filter((year) => year % step === 0 && (years - year) / step > 0.5), years];
}

/** The points that draw the curve: it bends too little within a year, but in its last month it may fall at once. */
const curvePoints = (schedule: readonly Instalment[]): readonly Instalment[] =>
  schedule.filter(({ month }) => month % 12 === 0 || month >= schedule.length - 1);
