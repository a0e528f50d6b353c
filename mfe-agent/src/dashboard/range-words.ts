/** « de 2 à 7 », or « 2 » where no value differs: the lowest and the highest of a row of figures. */
export function rangeWords(values: readonly number[], write: (value: number) => string): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? write(low) : `de ${write(low)} à ${write(high)}`;
}
