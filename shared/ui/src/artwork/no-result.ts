import { CAP, filled, spot } from './drawing';

/** No results: a lens on a façade. */
export const NoResult = spot(
  [filled('spot-paper'), 'M60 36h96v100H60Z'],
  [{ ...CAP, strokeWidth: 4 }, 'M54 36H162'],
  [
    { fill: 'spot-fill', stroke: 'spot-line-soft', strokeWidth: 1.8, strokeLinejoin: 'round' },
    'M70 80V58A10 10 0 0 1 90 58V80ZM98 80V58A10 10 0 0 1 118 58V80ZM126 80V58A10 10 0 0 1 146 58V80ZM70 124V102A10 10 0 0 1 90 102V124ZM98 124V102A10 10 0 0 1 118 102V124ZM126 124V102A10 10 0 0 1 146 102V124Z',
  ],
  [
    { fill: 'spot-paper', stroke: 'spot-line', strokeWidth: 3 },
    'M120 92a30 30 0 1 0 60 0a30 30 0 1 0 -60 0Z',
  ],
  [{ ...CAP, strokeWidth: 6 }, 'M171 114L192 134'],
  [
    { stroke: 'spot-line-soft', strokeWidth: 2, strokeDasharray: '3 4', strokeLinejoin: 'round' },
    'M140 108V86A10 10 0 0 1 160 86V108Z',
  ],
);
