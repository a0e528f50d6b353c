import {
  comparableCounts,
  DEFAULT_PROPOSITION_SORT,
  isNamedNew,
  MOST_URGENT_FIRST,
  PROPOSITION_SORT_LABELS,
  type PropositionOverview,
  type PropositionSortName,
  sortOwnPropositions,
  sortPropositions,
} from '@portal/domain/proposition';
import { propositionTexts } from '@portal/domain/search';
import { CardGrid, type ChoiceGroup, type ListKind } from '@portal/features/listing';
import { EmptyProposition } from '@portal/ui/artwork';
import { EmptyState } from '@portal/ui/empty-state';
import { map, of } from 'rxjs';
import { orElse, serverTime, useApi, useResource } from '../resource';
import { PropositionCard } from './proposition-card';

/** What is specific to a list of proposals, for staff and for applicants. */
export const PROPOSITIONS: ListKind<PropositionOverview, PropositionSortName> = {
  noun: 'proposition',
  defaultSort: DEFAULT_PROPOSITION_SORT,
  sortLabels: PROPOSITION_SORT_LABELS,
  sortRows: sortPropositions,
  textsOf: propositionTexts,
  searchExample: 'Numéro, projet, nom, agence',
  noMatch: 'Aucune proposition ne correspond',
  empty: (
    <EmptyState art={<EmptyProposition />} title="Aucune proposition pour le moment">
      Les propositions transmises aux demandeurs apparaîtront ici.
    </EmptyState>
  ),
  truncation: (count) =>
    `Seules les ${count}\u00A0dernières propositions sont affichées. Précisez les filtres.`,
};

/** For who answers them. */
export const OWN_PROPOSITIONS: ListKind<PropositionOverview, PropositionSortName> = {
  ...PROPOSITIONS,
  defaultSort: MOST_URGENT_FIRST,
  sortRows: (rows, sort) => sortOwnPropositions(rows, sort, serverTime()),
};

interface PropositionGridProps {
  readonly rows: readonly PropositionOverview[];
  readonly isComplete: boolean;
}

export function PropositionGrid({ rows, isComplete }: PropositionGridProps) {
  const counts = comparableCounts(rows.map(({ proposition }) => proposition));
  return (
    <CardGrid>
      {rows.map((row) => (
        <PropositionCard
          key={row.proposition.id}
          overview={row}
          isComplete={isComplete}
          comparable={isNamedNew(row.proposition) ? 0 : counts.get(row.proposition.projectId ?? 0)}
        />
      ))}
    </CardGrid>
  );
}

/**
 * Options of the proposal status filter. The server provides them (section 4); they are loaded when the user approaches
 * the filters, and a failure is only reported.
 *
 * @returns undefined while loading.
 */
export function useStatusChoices(isAsked: boolean): readonly ChoiceGroup[] | undefined {
  const api = useApi();
  const resource = useResource(
    () =>
      isAsked
        ? api.lookups.list('propositionStatus').pipe(
            map((entries) => [
              { heading: '', choices: entries.map(({ id, name }) => ({ value: id, label: name })) },
            ]),
            orElse<readonly ChoiceGroup[]>([]),
          )
        : of(undefined),
    [api, isAsked],
  );
  return resource.value;
}
