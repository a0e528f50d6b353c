import { foreignSubdivisions } from './foreign-subdivisions';
import { metropolitanDepartments, overseasDepartments } from './french-departments';

/** One subdivision of a country. `combinedCode` is its ISO 3166-2 code, e.g. `FR-75` or `BE-WLG`. */
export interface Region {
  readonly combinedCode: string;
  readonly code: string;
  readonly name: string;
  readonly country: string;
}

const byCountry = {
  FR: [...metropolitanDepartments, ...overseasDepartments],
  ...foreignSubdivisions,
};

/** Every known subdivision, grouped by country: 109 for France, then the neighbouring countries. */
export const regions: readonly Region[] = Object.entries(byCountry).flatMap(([country, subdivisions]) =>
  subdivisions.map(([code, name]) => ({ combinedCode: `${country}-${code}`, code, name, country })),
);
