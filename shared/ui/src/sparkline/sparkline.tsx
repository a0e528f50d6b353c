import styles from './sparkline.module.css';

export interface SparklineProps {
  /** From the oldest on; the last one is not over yet. Fewer than two draw nothing. */
  values: readonly number[];
  /** What the line shows, in words: « Sur douze mois, de 3 à 45 par mois ». */
  label: string;
  /** A colour of the charts; that of the first one by default. */
  hue?: 'amount' | 'plain' | undefined;
}

const WIDTH = 88;
const HEIGHT = 28;
/** Room for the point at the end. */
const EDGE = 4;

/** The course of a figure: a line without axes from zero to its greatest value, dotted to the month that is not over. */
export function Sparkline({ values, label, hue }: SparklineProps) {
  if (values.length < 2) return null;
  const most = Math.max(...values, 1);
  const points = values.map((value, index) => [
    round(EDGE + (index / (values.length - 1)) * (WIDTH - 2 * EDGE)),
    round(HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE)),
  ]);
  const [x, y] = points.at(-1) ?? [];
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      role="img"
      aria-label={label}
      data-hue={hue}
    >
      <polyline points={points.slice(0, -1).join(' ')} />
      <polyline points={points.slice(-2).join(' ')} strokeDasharray="1 4" />
      <circle cx={x} cy={y} r="2.75" />
    </svg>
  );
}

const round = (length: number): number => Math.round(length * 10) / 10;
