import styles from './gauge.module.css';

export interface GaugeProps {
  /** The gauge in one sentence: what it measures, its value, and where the limit is. */
  label: string;
  /** Percent, as `max` and `limit`. */
  value: number;
  /** At the right end; a higher value fills the arch. */
  max: number;
  /** A mark across the arch: a legal maximum. */
  limit: number;
  /** Beyond the limit: said in words beside the gauge, never by the colour alone. */
  isOver: boolean;
  /** In the arch: « 31,38 % », with a word on it below. */
  text: string;
  note: string;
}

const RADIUS = 92;
const [CENTRE, BASE] = [120, 118];
const ARCH = `M${String(CENTRE - RADIUS)} ${String(BASE)}a${String(RADIUS)} ${String(RADIUS)} 0 0 1 ${String(2 * RADIUS)} 0`;

/** A value against a limit, on an arch: half a turn from zero to `max`. */
export function Gauge({ label, value, max, limit, isOver, text, note }: GaugeProps) {
  const share = (of: number): number => Math.min(Math.max(of / max, 0), 1);
  const angle = Math.PI * share(limit);
  const at = (radius: number): string =>
    `${(CENTRE - radius * Math.cos(angle)).toFixed(1)} ${(BASE - radius * Math.sin(angle)).toFixed(1)}`;
  const [x, y] = at(RADIUS + 22).split(' ');
  return (
    <svg className={styles.gauge} viewBox="0 0 240 158" role="img" aria-label={label}>
      <path className={styles.track} d={ARCH} />
      <path
        className={styles.fill}
        data-over={isOver || undefined}
        d={ARCH}
        pathLength={100}
        strokeDasharray={`${(share(value) * 100).toFixed(2)} 100`}
      />
      <path className={styles.limit} d={`M${at(RADIUS - 17)}L${at(RADIUS + 16)}`} />
      <text className={styles.mark} x={x} y={y}>
        {limit}&nbsp;%
      </text>
      <text className={styles.value} x={CENTRE} y={BASE - 14}>
        {text}
      </text>
      <text className={styles.note} x={CENTRE} y={BASE + 5}>
        {note}
      </text>
      <path className={styles.base} d={`M14 ${String(BASE + 18)}h212`} />
      <text className={styles.note} x={CENTRE - RADIUS} y={BASE + 34}>
        0
      </text>
      <text className={styles.note} x={CENTRE + RADIUS} y={BASE + 34}>
        {max}&nbsp;%
      </text>
    </svg>
  );
}
