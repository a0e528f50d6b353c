import { drawing } from './drawing';

/** No connection: a broken line between lamp and house. */
export const Offline = drawing('0 0 240 152', [
  [{ fill: 'spot-fill-2' }, 'M50 76a70 70 0 1 0 140 0a70 70 0 1 0 -140 0Z'],
  [{ stroke: 'spot-line', strokeWidth: 3 }, 'M92 136V58'],
  [{ fill: 'spot-fill', stroke: 'spot-line', strokeWidth: 2, strokeLinejoin: 'round' }, 'M84 136h16v-8H84z'],
  [
    { fill: 'spot-paper', stroke: 'spot-line', strokeWidth: 2, strokeLinejoin: 'round' },
    'M80 52l4 -24h16l4 24z',
  ],
  [
    { stroke: 'spot-line', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' },
    'M84 28l8 -8l8 8M78 54h28',
  ],
  [{ stroke: 'spot-line-soft', strokeWidth: 2, strokeLinecap: 'round' }, 'M92 34v12'],
  [
    { stroke: 'spot-line', strokeWidth: 2, strokeLinecap: 'round' },
    'M92 72c22 10 30 4 40 -4M150 58c12 -8 26 -10 40 -6',
  ],
  [{ stroke: 'lamp', strokeWidth: 3, strokeLinecap: 'round' }, 'M137 60l-1 -9M143 66l8 4'],
  [{ fill: 'spot-fill', stroke: 'spot-line', strokeWidth: 2 }, 'M148 88h44v48H148Z'],
  [
    { stroke: 'spot-line', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' },
    'M142 88L170 68L198 88',
  ],
  [
    { fill: 'spot-fill-2', stroke: 'spot-line', strokeWidth: 2, strokeLinejoin: 'round' },
    'M156 116V104A6 6 0 0 1 168 104V116ZM174 136V104A6 6 0 0 1 186 104V136Z',
  ],
  [{ stroke: 'spot-line', strokeWidth: 2, strokeLinecap: 'round' }, 'M28 136H212'],
]);
