/** Overseas, three digits are the territory's; two islands left Guadeloupe and kept their code. */
const OVERSEAS: readonly (readonly [string, string])[] = [
  ['97133', 'BL'],
  ['97150', 'MF'],
  ['971', 'GP'],
  ['972', 'MQ'],
  ['973', 'GF'],
  ['974', 'RE'],
  ['975', 'PM'],
  ['976', 'YT'],
  ['984', 'TF'],
  ['986', 'WF'],
  ['987', 'PF'],
  ['988', 'NC'],
];
const FRENCH_CODE = /^\d{5}$/;
const MAINLAND = /^(?:0[1-9]|[1-8]\d|9[0-5])/;

/** `FR-75`, or '' for none. Some sixty communes have the code of a neighbour: another choice may be true. */
export function departmentOfPostalCode(postalCode: string): string {
  const code = postalCode.trim();
  if (!FRENCH_CODE.test(code)) return '';
  const overseas = OVERSEAS.find(([beginning]) => code.startsWith(beginning));
  if (overseas) return `FR-${overseas[1]}`;
  if (!MAINLAND.test(code)) return '';
  if (code.startsWith('20')) return code < '20200' ? 'FR-2A' : 'FR-2B';
  return `FR-${code.slice(0, 2)}`;
}

const PARIS = /^paris(?:\s+\d{1,2}\s*(?:er|e|è|ème)?)?(?:\s+cedex.*)?$/i;

/** Whether a French city can have a postal code, as far as it is known without a list of communes: Paris is 75 alone. */
export const isPostalCodeOf = (postalCode: string, city: string): boolean =>
  !PARIS.test(city.trim()) || postalCode.trim().startsWith('75');
