import { drawing } from './drawing';

/** Loading failed: a half-open shutter. */
export const Failure = drawing('0 0 240 152', [
  [{ fill: 'spot-fill-2' }, 'M50 76a70 70 0 1 0 140 0a70 70 0 1 0 -140 0Z'],
  [{ fill: 'spot-paper' }, 'M66 24h108v112H66Z'],
  [{ stroke: 'spot-line', strokeWidth: 2 }, 'M66 136V24M174 136V24'],
  [{ stroke: 'spot-line', strokeWidth: 4, strokeLinecap: 'round' }, 'M60 24H180'],
  [
    { fill: 'spot-fill', stroke: 'spot-line', strokeWidth: 2, strokeLinejoin: 'round' },
    'M92 118V68A28 28 0 0 1 148 68V118Z',
  ],
  [{ stroke: 'spot-line', strokeWidth: 2 }, 'M120 40V118M92 68H148'],
  [{ fill: 'spot-fill-2', stroke: 'spot-line', strokeWidth: 2, strokeLinejoin: 'round' }, 'M92 60h27v58H92z'],
  [
    { stroke: 'spot-line-soft', strokeWidth: 2, strokeLinecap: 'round' },
    'M98 68h15M98 76h15M98 84h15M98 92h15M98 100h15M98 108h15',
  ],
  [
    { fill: 'spot-fill-2', stroke: 'spot-line', strokeWidth: 2, strokeLinejoin: 'round' },
    'M148 60l22 9v52l-22 -3z',
  ],
  [
    { stroke: 'spot-line-soft', strokeWidth: 2, strokeLinecap: 'round' },
    'M153 71l12 4M153 80l12 3.5M153 89l12 3M153 98l12 2.5M153 107l12 2',
  ],
  [{ stroke: 'spot-line', strokeWidth: 4, strokeLinecap: 'round' }, 'M86 120H154'],
  [{ stroke: 'spot-line', strokeWidth: 2, strokeLinecap: 'round' }, 'M28 136H212'],
]);
