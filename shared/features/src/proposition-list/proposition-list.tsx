import type { DataScope, PropositionListPolicy } from '@portal/domain/access';
import { formatCount, formatNumber } from '@portal/domain/format';
import {
  DEFAULT_PROPOSITION_SORT,
  PROPOSITION_SORT_LABELS,
  type PropositionOverview,
  type PropositionSortName,
  sortPropositions,
} from '@portal/domain/proposition';
import {
  ListFilters,
  ListNotices,
  type ListSearch,
  NoMatch,
  SortSelect,
  useFilterChoices,
  useListSearch,
} from '@portal/features/listing';
import { Loaded, PageContent, useApi, useResource } from '@portal/features/portal';
import { Link } from '@portal/kit';
import { EmptyProposition } from '@portal/ui/artwork';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Block, Page, PageHeader } from '@portal/ui/page';
import { Pagination } from '@portal/ui/pagination';
import { type ReactNode, useMemo } from 'react';
import { PropositionCard } from './proposition-card';
import styles from './proposition-list.module.css';
import { PropositionListSkeleton } from './proposition-list-skeleton';
import { useStatusChoices } from './use-status-choices';

/** Divides by two, three and four columns of cards, and keeps the page light when a thousand rows are loaded. */
const PAGE_SIZE = 24;

interface PropositionListProps {
  readonly title: string;
  /** Filters and sorts that exist; memoise it. */
  readonly policy: PropositionListPolicy;
  /** Whose proposals; memoise it. */
  readonly scope: DataScope;
  /** Who compares the files of many people needs more room. */
  readonly wide?: boolean | undefined;
  /** What one can do from here, at the right of the title. */
  readonly actions?: ReactNode;
  /** What shows when there is nothing at all, filters apart. */
  readonly empty?: ReactNode;
}

/** The proposals of a scope: filters, sort, count, and cards that lead to the details (section 2). */
export function PropositionList({ title, policy, scope, wide, actions, empty }: PropositionListProps) {
  const api = useApi();
  const search = useListSearch<PropositionSortName>(policy, DEFAULT_PROPOSITION_SORT);
  const { filter } = search;
  const propositions = useResource(
    useMemo(() => api.propositions.overview({ scope, filter }), [api, scope, filter]),
  );
  const isWanted = propositions.status === 'ready' && propositions.value.complete && search.activeFilters > 0;
  const { choices, isAsked, reach } = useFilterChoices(scope, policy.filters, isWanted);
  const statuses = useStatusChoices(isAsked);

  return (
    <Page width={wide ? 'desk' : 'page'}>
      <PageHeader
        title={title}
        context={
          propositions.status === 'ready' ? formatCount(propositions.value.total, 'proposition') : '\u00A0'
        }
        announced
        actions={actions}
      />
      <Block aria-label={title}>
        <ListFilters
          offered={policy.filters}
          filter={filter}
          onFilter={search.setFilter}
          choices={choices}
          statuses={statuses}
          onReach={reach}
        />
        <Loaded resource={propositions} skeleton={<PropositionListSkeleton />}>
          {({ rows, total, complete }) =>
            rows.length === 0 ? (
              <NoProposition search={search}>{empty}</NoProposition>
            ) : (
              <>
                <ListNotices
                  failure={propositions.status === 'ready' ? propositions.failure : undefined}
                  onRetry={propositions.reload}
                  truncation={
                    total > rows.length
                      ? `Seules les ${formatNumber(rows.length)}\u00A0dernières propositions sont affichées. Précisez les filtres.`
                      : undefined
                  }
                />
                <div className={styles.sort}>
                  <SortSelect
                    sorts={policy.sorts}
                    labels={PROPOSITION_SORT_LABELS}
                    sort={search.sort}
                    onSort={search.setSort}
                  />
                </div>
                <Rows rows={sortPropositions(rows, search.sort)} search={search} isComplete={complete} />
              </>
            )
          }
        </Loaded>
      </Block>
      <PageContent page="lists" />
    </Page>
  );
}

interface RowsProps {
  readonly rows: readonly PropositionOverview[];
  readonly search: ListSearch<PropositionSortName>;
  readonly isComplete: boolean;
}

function Rows({ rows, search, isComplete }: RowsProps) {
  const page = Math.min(search.page, Math.ceil(rows.length / PAGE_SIZE));
  return (
    <>
      <ul className={styles.cards}>
        {rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((overview) => (
          <PropositionCard key={overview.proposition.id} overview={overview} isComplete={isComplete} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={rows.length}
        linkAs={Link}
        linkTo={(target) => ({ to: { search: search.pageSearch(target) } })}
      />
    </>
  );
}

interface NoPropositionProps {
  readonly search: ListSearch<PropositionSortName>;
  readonly children: ReactNode;
}

function NoProposition({ search, children }: NoPropositionProps) {
  if (search.activeFilters > 0) {
    return (
      <NoMatch title="Aucune proposition ne correspond à ces filtres" onClear={() => search.setFilter({})} />
    );
  }
  return (
    <Card as="div">
      {children ?? (
        <EmptyState art={<EmptyProposition />} title="Aucune proposition pour le moment">
          Les propositions transmises aux demandeurs apparaîtront ici.
        </EmptyState>
      )}
    </Card>
  );
}
