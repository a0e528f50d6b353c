import { drawing, type Layer } from './drawing';

/** Left edge of each window's glass; the first one of the upper floor is lit. */
const COLUMNS = [16, 92, 168, 244, 320, 396];

const glass = (x: number, sill: number) =>
  `M${x} ${sill}V${sill - 48}A22 22 0 0 1 ${x + 44} ${sill - 48}V${sill}Z`;
const frame = (x: number, sill: number) =>
  `M${x - 5} ${sill + 3}V${sill - 48}A27 27 0 0 1 ${x + 49} ${sill - 48}V${sill + 3}Z`;
const bars = (x: number, sill: number) => `M${x + 22} ${sill - 70}v70M${x} ${sill - 48}h44`;
const ledge = (x: number, sill: number) => `M${x - 8} ${sill}h60v5H${x - 8}Z`;

const row = (columns: readonly number[], sill: number, draw: typeof glass) =>
  columns.map((x) => draw(x, sill)).join('');

const LAYERS: readonly Layer[] = [
  [{ fill: 'lamp', opacity: 0.09 }, 'M-36 51a74 74 0 1 0 148 0a74 74 0 1 0 -148 0Z'],
  [{ fill: 'lamp', opacity: 0.14 }, 'M-16 51a54 54 0 1 0 108 0a54 54 0 1 0 -108 0Z'],
  [{ fill: 'art-stone-2' }, frame(16, 86)],
  [{ fill: 'lamp' }, glass(16, 86)],
  [{ stroke: 'art-stone', strokeWidth: 2.6 }, bars(16, 86)],
  [{ fill: 'art-stone-3' }, ledge(16, 86)],
  [{ stroke: 'art-line', strokeWidth: 1.5, opacity: 0.55 }, row(COLUMNS.slice(1), 86, glass)],
  [{ stroke: 'art-line', strokeWidth: 0.9, opacity: 0.35 }, row(COLUMNS.slice(1), 86, bars)],
  [{ fill: 'art-mid' }, row(COLUMNS, 190, frame)],
  [{ fill: 'art-near' }, row(COLUMNS, 190, glass)],
  [{ stroke: 'art-mid', strokeWidth: 2.4 }, row(COLUMNS, 190, bars)],
  [{ fill: 'art-mid' }, row(COLUMNS, 190, ledge)],
];

/** A wide façade, for the applicant home's call to action. */
export const FacadeWideArt = drawing('11 -34 440 240', LAYERS, 'visible');
