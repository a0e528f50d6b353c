import type { Option } from '@portal/forms';

const PREFIXES = ['Mme', 'M.'];

/** The choices of civility, with the one already on record when it is another. */
export function prefixOptions(current: string): readonly Option[] {
  const prefixes = current === '' || PREFIXES.includes(current) ? PREFIXES : [...PREFIXES, current];
  return prefixes.map((prefix) => ({ value: prefix, label: prefix }));
}
