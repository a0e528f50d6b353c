export const sameCounts = (one: readonly object[], other: readonly object[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
