import { CAP, filled, LINE, spot } from './drawing';

/** Loading failed: a half-open shutter. */
export const Failure = spot(
  [{ fill: 'spot-paper' }, 'M66 24h108v112H66Z'],
  [LINE, 'M66 136V24M174 136V24'],
  [{ ...CAP, strokeWidth: 4 }, 'M60 24H180'],
  [filled('spot-fill'), 'M92 118V68A28 28 0 0 1 148 68V118Z'],
  [LINE, 'M120 40V118M92 68H148'],
  [filled('spot-fill-2'), 'M92 60h27v58H92z'],
  [{ ...CAP, stroke: 'spot-line-soft' }, 'M98 68h15M98 76h15M98 84h15M98 92h15M98 100h15M98 108h15'],
  [filled('spot-fill-2'), 'M148 60l22 9v52l-22 -3z'],
  [{ ...CAP, stroke: 'spot-line-soft' }, 'M153 71l12 4M153 80l12 3.5M153 89l12 3M153 98l12 2.5M153 107l12 2'],
  [{ ...CAP, strokeWidth: 4 }, 'M86 120H154'],
);
