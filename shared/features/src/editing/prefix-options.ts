import type { Option } from '@portal/forms';

const PREFIXES = ['Mme', 'M.'];

/** Civility options, with the stored one added if it is not among them. */
export function prefixOptions(current: string): readonly Option[] {
  const prefixes = current === '' || PREFIXES.includes(current) ? PREFIXES : [...PREFIXES, current];
  return prefixes.map((prefix) => ({ value: prefix, label: prefix }));
}
