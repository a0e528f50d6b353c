import { CAP, filled, LINE, spot } from './drawing';

/** Of the letter. */
const TILT = 'rotate(-7 120 78)';

/** No proposal yet: a letter in front of closed windows. */
export const EmptyProposition = spot(
  [
    filled('spot-paper'),
    'M49 46h142a3 3 0 0 1 3 3v84a3 3 0 0 1 -3 3h-142a3 3 0 0 1 -3 -3v-84a3 3 0 0 1 3 -3Z',
  ],
  [{ ...CAP, strokeWidth: 4 }, 'M40 46H200'],
  [filled('spot-fill-2'), 'M58 122V78A18 18 0 0 1 94 78V122Z'],
  [filled('spot-fill'), 'M102 122V78A18 18 0 0 1 138 78V122Z'],
  [filled('spot-fill-2'), 'M146 122V78A18 18 0 0 1 182 78V122Z'],
  [{ ...filled('spot-paper'), transform: TILT }, 'M107 18h20l8 8v44h-28z'],
  [{ ...LINE, transform: TILT }, 'M127 18v8h8'],
  [{ ...CAP, stroke: 'spot-line-soft', transform: TILT }, 'M113 36h16M113 44h16M113 52h9'],
  [
    { ...filled('lamp'), strokeWidth: 1.6, transform: TILT },
    'M123.5 58a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z',
  ],
);
