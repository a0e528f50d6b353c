/** Whether two series of counts say the same, however often they were counted. */
export const sameCounts = (one: readonly object[], other: readonly object[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
