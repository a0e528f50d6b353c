import { PROJECT_STATUSES, statusLabel } from '@portal/domain/project';
import otherLists from './choices.json' with { type: 'json' };
import subdivisions from './regions.json' with { type: 'json' };

/** ISO 3166-1 with the names of CLDR 48, kept here so that a newer Node changes no displayed address. */
export { default as countries } from './countries.json' with { type: 'json' };
/** Roles of the specification (section 6); 3 is Oro's role of visitors, which no account should have. */
export { default as roles } from './roles.json' with { type: 'json' };

/**
 * Subdivisions of France (96 departments and 13 overseas) and of the foreign countries where applicants live, by ISO
 * 3166-2 code (`FR-75`, `BE-WLG`). Addresses in countries not listed have no region.
 */
export const regions = Object.entries(subdivisions).flatMap(([country, named]) =>
  (named as [code: string, name: string][]).map(([code, name]) => ({
    combinedCode: `${country}-${code}`,
    code,
    name,
    country,
  })),
);

/** A choice of a list: a stable id, the French label, the display order (from 1). */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly priority: number;
  readonly isDefault: boolean;
}

/** The ids and labels of statuses are those of the domain. */
const idsAndNames = {
  rfp_internal_status: PROJECT_STATUSES.map((status) => [status, statusLabel(status)]),
  ...otherLists,
};

type ListName = keyof typeof idsAndNames;

/** Lists whose first choice is the default: a new project runs over ten years (specification, section 9). */
const WITH_DEFAULT = ['rfp_internal_status', 'quote_internal_status', 's_duree_credit_souhait'];

/**
 * Choices by name in `enum_values`. Ids are Oro's, from the first label, and never change. The portal also
 * depends on 'Nouvelle', 'Proposition acceptée' and 'Proposition refusée' (decision 0033).
 */
export const choices = Object.fromEntries(
  Object.entries(idsAndNames).map(([list, named]) => [
    list,
    (named as [id: string, name: string][]).map(([id, name], index) => ({
      id,
      name,
      priority: index + 1,
      isDefault: index === 0 && WITH_DEFAULT.includes(list),
    })),
  ]),
) as unknown as Readonly<Record<ListName, readonly Choice[]>>;
