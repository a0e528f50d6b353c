import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './slider.module.css';

export interface SliderProps {
  /** Accessible name. */
  label: string;
  /** Beyond the ends of the slider it stands at the end; `valueText` then says the exact value. */
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value with its unit, as it is said: « 200 000 € ». */
  valueText: string;
  /** Under the two ends: « 10 000 € », « 600 000 € ». */
  ends?: readonly [ReactNode, ReactNode] | undefined;
  onSlide: (value: number) => void;
  onLeave?: (() => void) | undefined;
  className?: string | undefined;
}

/**
 * A value between two ends. The native control, invisible over its drawing: attributes of SVG place the thumb, so that
 * the page drawn by the server shows it as well, under a policy without inline styles.
 */
export function Slider({
  label,
  value,
  min,
  max,
  step,
  valueText,
  ends,
  onSlide,
  onLeave,
  className,
}: SliderProps) {
  const share = Math.min(Math.max((value - min) / (max - min), 0), 1);
  const at = `${(share * 100).toFixed(2)}%`;
  return (
    <div className={classNames(styles.slider, className)} data-screen-only>
      <div className={styles.rail}>
        <input
          type="range"
          className={styles.input}
          aria-label={label}
          aria-valuetext={valueText}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={({ target }) => onSlide(target.valueAsNumber)}
          onBlur={onLeave}
        />
        <svg className={styles.drawing} aria-hidden="true">
          <rect className={styles.track} y="19" width="100%" height="6" rx="3" />
          <rect className={styles.done} x="-11" y="19" width="22" height="6" rx="3" />
          <rect className={styles.done} y="19" width={at} height="6" />
          <svg className={styles.place} x={at}>
            <path
              className={styles.thumb}
              d="M-10 33V19a10 10 0 0 1 20 0v14a2 2 0 0 1-2 2H-8a2 2 0 0 1-2-2Z"
            />
          </svg>
        </svg>
      </div>
      {ends && (
        <p className={styles.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
    </div>
  );
}
