import styles from './cost-bar.module.css';

/** Money has its own palette: capital is the borrower's, the rest is what the credit costs (look, second round). */
export type CostPartKind = 'capital' | 'interest' | 'insurance' | 'fees';

export interface CostBarPart {
  readonly kind: CostPartKind;
  readonly label: string;
  /** Euros. */
  readonly amount: number;
  /** The amount as it is written. */
  readonly text: string;
}

interface CostBarProps {
  /** In the order of the palette; a part of zero is not drawn. */
  readonly parts: readonly CostBarPart[];
  /** Euros at the full width, so that bars compare; by default the sum of the parts. */
  readonly scale?: number | undefined;
}

/** Percent of the width between two parts. */
const GAP = 0.35;
/** Percent of the width: a small part is still seen. */
const THINNEST = 0.2;

/** What a credit costs as one bar. Decorative: its amounts stand in text beside it. */
export function CostBar({ parts, scale }: CostBarProps) {
  const drawn = parts.filter(({ amount }) => amount > 0);
  const total = sumOf(drawn);
  const whole = scale ?? total;
  const share = (amount: number): number => (amount / whole) * 100;
  const bars = drawn.map(({ kind, amount }, index) => ({
    kind,
    x: share(sumOf(drawn.slice(0, index))),
    width: Math.max(share(amount) - (index < drawn.length - 1 ? GAP : 0), THINNEST),
  }));
  return (
    <svg className={styles.bar} width="100%" height="28" aria-hidden="true">
      {share(total) < 99.9 && (
        <rect
          className={styles.rest}
          x={percent(share(total))}
          y="1"
          width={percent(100 - share(total) - GAP)}
          height="26"
        />
      )}
      {bars.map(({ kind, x, width }) => (
        <rect
          key={kind}
          className={styles.part}
          data-part={kind}
          x={percent(x)}
          y="0"
          width={percent(width)}
          height="100%"
        />
      ))}
    </svg>
  );
}

const sumOf = (parts: readonly CostBarPart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

const percent = (share: number): string => `${share.toFixed(3)}%`;

interface CostListProps extends Pick<CostBarProps, 'parts'> {
  /** One below the other, for a narrow column. */
  readonly stacked?: boolean | undefined;
}

/** The parts in words, each with the colour of its bar. */
export function CostList({ parts, stacked }: CostListProps) {
  return (
    <dl className={styles.list} data-stacked={stacked || undefined}>
      {parts.map(({ kind, label, text }) => (
        <div key={kind}>
          <dt>
            <span className={styles.swatch} data-part={kind} aria-hidden="true" />
            {label}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
