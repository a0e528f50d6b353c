import { drawing } from './drawing';

/** No proposal yet: a letter in front of closed windows. */
export const EmptyProposition = drawing('0 0 240 152', [
  [{ fill: 'spot-fill-2' }, 'M50 76a70 70 0 1 0 140 0a70 70 0 1 0 -140 0Z'],
  [
    { fill: 'spot-paper', stroke: 'spot-line', strokeWidth: 2 },
    'M49 46h142a3 3 0 0 1 3 3v84a3 3 0 0 1 -3 3h-142a3 3 0 0 1 -3 -3v-84a3 3 0 0 1 3 -3Z',
  ],
  [{ stroke: 'spot-line', strokeWidth: 4, strokeLinecap: 'round' }, 'M40 46H200'],
  [
    { fill: 'spot-fill-2', stroke: 'spot-line', strokeWidth: 2, strokeLinejoin: 'round' },
    'M58 122V78A18 18 0 0 1 94 78V122Z',
  ],
  [
    { fill: 'spot-fill', stroke: 'spot-line', strokeWidth: 2, strokeLinejoin: 'round' },
    'M102 122V78A18 18 0 0 1 138 78V122Z',
  ],
  [
    { fill: 'spot-fill-2', stroke: 'spot-line', strokeWidth: 2, strokeLinejoin: 'round' },
    'M146 122V78A18 18 0 0 1 182 78V122Z',
  ],
  [{}, 'M104 90l16 -44l22 8l-15 44z'],
  [
    {
      fill: 'spot-paper',
      stroke: 'spot-line',
      strokeWidth: 2,
      strokeLinejoin: 'round',
      transform: 'rotate(-7 120 78)',
    },
    'M107 18h20l8 8v44h-28z',
  ],
  [
    { stroke: 'spot-line', strokeWidth: 2, strokeLinejoin: 'round', transform: 'rotate(-7 120 78)' },
    'M127 18v8h8',
  ],
  [
    { stroke: 'spot-line-soft', strokeWidth: 2, strokeLinecap: 'round', transform: 'rotate(-7 120 78)' },
    'M113 36h16M113 44h16M113 52h9',
  ],
  [
    { fill: 'lamp', stroke: 'spot-line', strokeWidth: 1.6, transform: 'rotate(-7 120 78)' },
    'M123.5 58a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z',
  ],
  [{ stroke: 'spot-line', strokeWidth: 2, strokeLinecap: 'round' }, 'M28 136H212'],
]);
