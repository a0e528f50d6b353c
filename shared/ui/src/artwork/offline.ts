import { CAP, filled, spot } from './drawing';

/** No connection: a broken line between lamp and house. */
export const Offline = spot(
  [{ stroke: 'spot-line', strokeWidth: 3 }, 'M92 136V58'],
  [filled('spot-fill'), 'M84 136h16v-8H84z'],
  [filled('spot-paper'), 'M80 52l4 -24h16l4 24z'],
  [{ ...CAP, strokeLinejoin: 'round' }, 'M84 28l8 -8l8 8M78 54h28'],
  [{ stroke: 'spot-line-soft', strokeWidth: 2, strokeLinecap: 'round' }, 'M92 34v12'],
  [CAP, 'M92 72c22 10 30 4 40 -4M150 58c12 -8 26 -10 40 -6'],
  [{ stroke: 'lamp', strokeWidth: 3, strokeLinecap: 'round' }, 'M137 60l-1 -9M143 66l8 4'],
  [filled('spot-fill'), 'M148 88h44v48H148Z'],
  [{ ...CAP, strokeLinejoin: 'round' }, 'M142 88L170 68L198 88'],
  [filled('spot-fill-2'), 'M156 116V104A6 6 0 0 1 168 104V116ZM174 136V104A6 6 0 0 1 186 104V136Z'],
);
