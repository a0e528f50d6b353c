import { Cluster, Stack } from '../layout/layout';
import styles from './meter.module.css';

export interface MeterProps {
  label: string;
  /** 0 to 100. */
  percent: number;
  /** Text instead of the bare percentage, « 34,86 % ». */
  valueText?: string | undefined;
  /** A mark on the track, 0 to 100: a legal maximum. */
  limitPercent?: number | undefined;
}

/** A percentage that is not a step: the 60 % of a proposal, an effort ratio against its limit. */
export function Meter({ label, percent, valueText, limitPercent }: MeterProps) {
  const words = valueText ?? `${Math.round(percent)}\u00A0%`;
  return (
    <Stack
      gap={2}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={words}
    >
      <Cluster gap={1} across={4} justify="between" align="baseline">
        <span className={styles.label}>{label}</span>
        <span className={styles.percent}>{words}</span>
      </Cluster>
      <div className={styles.track}>
        <div className={styles.fill} style={{ inlineSize: `${percent}%` }} />
        {limitPercent !== undefined && (
          <div className={styles.limit} style={{ insetInlineStart: `${limitPercent}%` }} />
        )}
      </div>
    </Stack>
  );
}
