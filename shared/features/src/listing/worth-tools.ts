import { useState } from 'react';

/** A list of fewer rows is read at a glance. */
const WORTH_SEARCHING = 5;

interface ListLength {
  /** Rows before search and part; undefined while unknown. */
  readonly rows: number | undefined;
  /** A search, a filter or a part is in force. */
  readonly isNarrowed: boolean;
  /** The filters also lead to rows outside the list. */
  readonly widens?: boolean | undefined;
  /** Staff has long lists: their tools are there before the rows. An applicant's few rows are not pushed down by them. */
  readonly isDesk: boolean;
}

/** Whether a list has search, order and filters: from five rows on, and always where something narrows or widens it. */
export function isWorthTools({ rows, isNarrowed, widens = false, isDesk }: ListLength): boolean {
  return isNarrowed || widens || (rows === undefined ? isDesk : rows >= WORTH_SEARCHING);
}

/**
 * `isWorthTools`, but what was of use stays as long as the page: a field must not go from under the fingers that empty
 * it, nor the page jump when a filter is cleared.
 */
export function useWorthTools(length: ListLength): {
  readonly hasTools: boolean;
  /** The user has reached the search before the rows came: it stays. */
  readonly onReach: () => void;
} {
  const [isKept, setKept] = useState(false);
  const isWorth = isWorthTools(length);
  // While the length is unknown the tools only hold their place.
  if (isWorth && !isKept && (length.rows !== undefined || length.isNarrowed)) setKept(true);
  return { hasTools: isWorth || isKept, onReach: () => setKept(true) };
}
