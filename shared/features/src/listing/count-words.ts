import { formatCount, formatNumber } from '@portal/domain/format';

/** Length of a list: `168 projets`, or `3 projets sur 168` during a search. */
export const countWords = (found: number, noun: string, searchedAmong?: number): string =>
  searchedAmong === undefined
    ? formatCount(found, noun)
    : `${formatCount(found, noun)} sur ${formatNumber(searchedAmong)}`;
