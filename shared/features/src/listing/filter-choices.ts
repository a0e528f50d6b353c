import { agencyIdsOf, type AgencyTree } from '@portal/domain/agency';
import { fullName } from '@portal/domain/format';
import type { Person } from '@portal/domain/person';

/** One choice of a filter: what is asked, and what is read. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Choices under a heading; those without one have the heading ''. */
export interface ChoiceGroup {
  readonly heading: string;
  readonly choices: readonly Choice[];
}

/** What each filter offers. A list that is not there yet is undefined: it is asked for when one reaches for it. */
export interface FilterChoices {
  /** Null when the network cannot be had: the list is shown without that filter's names. */
  readonly agencies?: AgencyTree | null | undefined;
  readonly applicants?: readonly Choice[] | undefined;
  readonly agents?: readonly Choice[] | undefined;
}

/** Depth is drawn with spaces that do not collapse: an `option` holds text only. */
const INDENT = '\u00A0\u00A0\u00A0';

/** The agency and all below it, each under its parent. */
export function agencyChoices(tree: AgencyTree): readonly Choice[] {
  const walk = ({ agency, children }: AgencyTree, depth: number): readonly Choice[] => [
    { value: String(agency.id), label: INDENT.repeat(depth) + agency.name },
    ...children.flatMap((child) => walk(child, depth + 1)),
  ];
  return agencyIdsOf(tree).length === 0 ? [] : walk(tree, 0);
}

/** Applicants by id, in alphabetical order. */
export const applicantChoices = (people: readonly Person[]): readonly Choice[] =>
  inAlphabeticalOrder(people.map((person) => ({ value: String(person.id), label: nameOf(person) })));

/** Agents by e-mail, which is how a project names its agent. */
export const agentChoices = (people: readonly Person[]): readonly Choice[] =>
  inAlphabeticalOrder(
    people
      .filter(({ email }) => email !== '')
      .map((person) => ({ value: person.email, label: nameOf(person) })),
  );

const nameOf = (person: Person): string => fullName(person) || person.email;

function inAlphabeticalOrder(choices: readonly Choice[]): readonly Choice[] {
  const french = new Intl.Collator('fr-FR');
  return choices.toSorted((a, b) => french.compare(a.label, b.label));
}
