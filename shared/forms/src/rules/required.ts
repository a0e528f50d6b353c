import { isEmpty, type Rule } from './rule';

/**
 * A value must be entered, selected or ticked. `what` names it in French with its article or possessive; `verb` is
 * « Choisissez » for a list. `required('votre nom')` says « Indiquez votre nom. »
 */
export function required(what?: string, verb: 'Indiquez' | 'Choisissez' = 'Indiquez'): Rule<unknown> {
  const message = what === undefined ? 'Remplissez ce champ.' : `${verb} ${what}.`;
  return Object.assign((value: unknown) => (isEmpty(value) ? message : undefined), {
    isRequired: true,
  } as const);
}
