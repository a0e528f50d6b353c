/** Long enough for « Dossiers SCPI de Lyon à signer », short enough for a pill. */
export const LONGEST_VIEW_NAME = 40;

/**
 * What is wrong with the name of a view, or undefined.
 *
 * @param taken names of the other views, built-in ones included; case and accents are ignored.
 */
export function viewNameError(name: string, taken: readonly string[]): string | undefined {
  const asked = name.trim();
  if (asked === '') return 'Indiquez un nom pour cette vue.';
  if (taken.some((other) => french.compare(other.trim(), asked) === 0))
    return 'Une autre vue porte déjà ce nom.';
  return undefined;
}

const french = new Intl.Collator('fr-FR', { sensitivity: 'base' });
