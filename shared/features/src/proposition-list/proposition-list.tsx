import type { DataScope, PropositionListPolicy } from '@portal/domain/access';
import {
  comparableCounts,
  DEFAULT_PROPOSITION_SORT,
  isNew,
  PROPOSITION_SORT_LABELS,
  type PropositionOverview,
  type PropositionSortName,
  sortPropositions,
} from '@portal/domain/proposition';
import { propositionTexts } from '@portal/domain/search';
import {
  type ChoiceGroup,
  LayoutButton,
  type ListKind,
  ListPage,
  RowsSkeleton,
  SelectButton,
  useList,
  useListLayout,
} from '@portal/features/listing';
import { EmptyProposition } from '@portal/ui/artwork';
import { EmptyState } from '@portal/ui/empty-state';
import type { ReactNode } from 'react';
import { map, of } from 'rxjs';
import { orElse, useApi, useResource } from '../resource';
import { PropositionCard, PropositionListSkeleton } from './proposition-card';
import styles from './proposition-list.module.css';
import { PropositionListHelp } from './proposition-list-help';
import { PropositionRows } from './proposition-rows';
import { PropositionTable } from './proposition-table';
import { spansAgencies, usePropositionDesk } from './use-proposition-desk';

interface PropositionListProps {
  readonly title: string;
  readonly policy: PropositionListPolicy;
  readonly scope: DataScope;
  /** Staff features: wide layout, proposals that end soon, views, CSV export. */
  readonly desk?: boolean | undefined;
  readonly actions?: ReactNode;
  readonly intro?: ReactNode;
  readonly empty?: ReactNode;
}

const PROPOSITIONS: ListKind<PropositionOverview, PropositionSortName> = {
  noun: 'proposition',
  defaultSort: DEFAULT_PROPOSITION_SORT,
  sortLabels: PROPOSITION_SORT_LABELS,
  sortRows: sortPropositions,
  textsOf: propositionTexts,
  searchExample: 'Numéro, projet, nom, agence',
  noMatch: 'Aucune proposition ne correspond',
  truncation: (count) =>
    `Seules les ${count}\u00A0dernières propositions sont affichées. Précisez les filtres.`,
};

const NO_PROPOSITION = (
  <EmptyState art={<EmptyProposition />} title="Aucune proposition pour le moment">
    Les propositions transmises aux demandeurs apparaîtront ici.
  </EmptyState>
);

/** Proposals of a scope: filters, search, sort, count and cards (section 2). */
export function PropositionList({
  title,
  policy,
  scope,
  desk: isDesk = false,
  actions,
  intro,
  empty,
}: PropositionListProps) {
  const { propositions } = useApi();
  const list = useList({ kind: PROPOSITIONS, policy, scope, ask: propositions.overview });
  const desk = usePropositionDesk(scope);
  const layout = useListLayout(isDesk);

  return (
    <ListPage
      title={title}
      intro={intro}
      list={list}
      statuses={useStatusChoices(list.isAsked)}
      desk={isDesk ? desk : undefined}
      actions={isDesk ? <SelectButton layout={layout} /> : actions}
      skeleton={
        layout.shape === 'cards' ? (
          <PropositionListSkeleton />
        ) : (
          <RowsSkeleton label="Chargement des propositions" isTable={layout.shape === 'table'} />
        )
      }
      empty={empty ?? NO_PROPOSITION}
      board={layout.shape !== 'cards'}
      hasSortableHeads={layout.shape === 'table'}
      selectable={layout.isSelecting}
      foot={isDesk && <LayoutButton layout={layout} />}
      help={isDesk && <PropositionListHelp />}
    >
      {(rows, isComplete, ticks) => {
        switch (layout.shape) {
          case 'table':
            return (
              <PropositionTable
                rows={rows}
                sorts={policy.sorts}
                search={list.search}
                isComplete={isComplete}
                hasAgencies={spansAgencies(scope)}
                ticks={ticks}
              />
            );
          case 'rows':
            return <PropositionRows rows={rows} ticks={ticks} />;
          case 'cards':
            return <Cards rows={rows} isComplete={isComplete} />;
        }
      }}
    </ListPage>
  );
}

interface CardsProps {
  readonly rows: readonly PropositionOverview[];
  readonly isComplete: boolean;
}

function Cards({ rows, isComplete }: CardsProps) {
  const counts = comparableCounts(rows.map(({ proposition }) => proposition));
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <PropositionCard
          key={row.proposition.id}
          overview={row}
          isComplete={isComplete}
          comparable={isNew(row.proposition) ? 0 : counts.get(row.proposition.projectId ?? 0)}
        />
      ))}
    </ul>
  );
}

/**
 * Options of the proposal status filter. The server provides them (section 4); they are loaded when the user approaches
 * the filters, and a failure is only reported.
 *
 * @returns undefined while loading.
 */
function useStatusChoices(isAsked: boolean): readonly ChoiceGroup[] | undefined {
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
