import { paint } from '../artwork/drawing';
import {
  barsAndSillsOf,
  glassOf,
  placeOf,
  planOf,
  topOf,
  wallsOf,
  WINDOWS_PER_FLOOR,
  windowsOf,
} from './building';
import styles from './lit-street.module.css';
import { BEHIND, BESIDE } from './neighbours';

export interface LitStreetProps {
  /** 12: the building of a file, one window per step. 6: the house of the sign-in page, which is complete. */
  windows: 6 | 12;
  /** Windows lit, from 0 to `windows`. What they stand for is said in text: the drawing is not heard. */
  lit: number;
  /** The newest window lights on arrival, then its halo; at once with reduced motion. */
  isFresh?: boolean | undefined;
}

/**
 * The street at dusk. Every three lit windows the building of a file gains a floor, and what is to come is drawn in
 * dashes. It fills the box of its parent from the bottom and goes on beside it: a band clips it.
 */
export function LitStreet({ windows, lit, isFresh = false }: LitStreetProps) {
  const floors = windows / WINDOWS_PER_FLOOR;
  const built = windows === 6 ? floors : Math.max(1, Math.ceil(lit / WINDOWS_PER_FLOOR));
  const newest = isFresh && lit > 0 ? placeOf(lit - 1) : undefined;
  return (
    <svg
      className={styles.street}
      viewBox={viewOf(windows, built)}
      preserveAspectRatio="xMidYMax meet"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {paint(BEHIND)}
      {paint(planOf(built, floors))}
      {paint(wallsOf(built, floors))}
      {newest && (
        <g className={styles.halo} fill="var(--color-lamp)">
          <circle cx={newest.x} cy={newest.y - 28} r={70} opacity={0.1} />
          <circle cx={newest.x} cy={newest.y - 28} r={48} opacity={0.16} />
        </g>
      )}
      {paint(windowsOf(built))}
      {Array.from({ length: built * WINDOWS_PER_FLOOR }, (_, window) => (
        <path
          key={window}
          className={styles.light}
          d={glassOf(placeOf(window))}
          fill="var(--color-lamp)"
          data-lit={window < lit || undefined}
          data-fresh={(isFresh && window === lit - 1) || undefined}
        />
      ))}
      {paint(barsAndSillsOf(built))}
      {paint(BESIDE)}
    </svg>
  );
}

/** As near as it can be: what is built and one floor more, its roof and some sky, down to the pavement. */
function viewOf(windows: number, built: number): string {
  if (windows === 6) return '430 280 330 345';
  const last = windows / WINDOWS_PER_FLOOR;
  const above = built === last ? 140 : built + 1 === last ? 90 : 20;
  const top = topOf(Math.min(built + 1, last)) - above;
  return `440 ${top} 470 ${622 - top}`;
}
