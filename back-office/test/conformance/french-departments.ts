const twoDigits = (number: number): string => String(number).padStart(2, '0');
const mainland = Array.from({ length: 95 }, (_, index) => twoDigits(index + 1)).flatMap((code) =>
  code === '20' ? ['2A', '2B'] : [code],
);
const overseas = ['BL', 'CP', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'];

/** Codes of the 96 departments and the overseas territories in ISO 3166-2 (wire reference, 4.2). */
export const departmentCodes = [...mainland, ...overseas].map((code) => `FR-${code}`);
