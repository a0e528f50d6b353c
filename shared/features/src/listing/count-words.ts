import { formatCount, formatNumber } from '@portal/domain/format';

/** How long a list is: `168 projets`, or `3 projets sur 168` while it is searched. */
export const countWords = (found: number, noun: string, searchedAmong?: number): string =>
  searchedAmong === undefined
    ? formatCount(found, noun)
    : `${formatCount(found, noun)} sur ${formatNumber(searchedAmong)}`;
