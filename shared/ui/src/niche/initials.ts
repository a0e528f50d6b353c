/** First capital of each of the first two words, so that « d'Aubigné » gives A; '' for an empty name. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.match(/\p{Lu}/u)?.[0] ?? word.charAt(0).toLocaleUpperCase('fr'))
    .join('');
}
