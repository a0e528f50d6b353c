import { CAP, filled, LINE, spot } from './drawing';

/** No project yet: a house of which only the lit door is built. */
export const EmptyProject = spot(
  [
    { stroke: 'spot-line', strokeWidth: 2, strokeDasharray: '4 4' },
    'M84 136V48H156V136M76 48H164M94 48L102 28H138L146 48',
  ],
  [
    { stroke: 'spot-line-soft', strokeWidth: 1.8, strokeLinejoin: 'round' },
    'M92 84V67A7 7 0 0 1 106 67V84ZM113 84V67A7 7 0 0 1 127 67V84ZM134 84V67A7 7 0 0 1 148 67V84ZM113 122V105A7 7 0 0 1 127 105V122ZM134 122V105A7 7 0 0 1 148 105V122Z',
  ],
  [filled('lamp'), 'M92 136V105A7 7 0 0 1 106 105V136Z'],
  [{ stroke: 'spot-line', strokeWidth: 1.5 }, 'M99 98v38M92 108h14'],
  [LINE, 'M52 136v-22'],
  [filled('spot-fill'), 'M37 105a15 18.8 0 1 0 30 0a15 18.8 0 1 0 -30 0Z'],
  [CAP, 'M52 116v-13.5'],
  [LINE, 'M190 136v-18'],
  [filled('spot-fill'), 'M178 110.8a12 15 0 1 0 24 0a12 15 0 1 0 -24 0Z'],
  [CAP, 'M190 120v-10.8'],
);
