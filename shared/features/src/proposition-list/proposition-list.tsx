import type { Progressive } from '@portal/api';
import type { DataScope, PropositionListPolicy } from '@portal/domain/access';
import { formatCount, formatNumber } from '@portal/domain/format';
import {
  DEFAULT_PROPOSITION_SORT,
  PROPOSITION_SORT_LABELS,
  type PropositionOverview,
  type PropositionSortName,
  sortPropositions,
} from '@portal/domain/proposition';
import { Link } from '@portal/kit';
import { EmptyProposition, NoResult } from '@portal/ui/artwork';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Notice } from '@portal/ui/notice';
import { Block, Page, PageHeader } from '@portal/ui/page';
import { Pagination } from '@portal/ui/pagination';
import { type ReactNode, useMemo } from 'react';
import {
  ListFilters,
  type ListSearch,
  ResourceFailure,
  SortSelect,
  useFilterChoices,
  useListSearch,
} from '../listing';
import { useApi } from '../portal/use-api';
import { type LiveResource, useResource } from '../portal/use-resource';
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
  /** Who compares files of many people needs more room. */
  readonly wide?: boolean | undefined;
  /** What one can do from here, at the right of the title. */
  readonly actions?: ReactNode;
  /** What shows when there is nothing at all, filters apart. */
  readonly empty?: ReactNode;
}

/** The proposals of a scope: filters, sort, count, and cards that lead to the details (section 2). */
export function PropositionList({ title, policy, scope, wide, actions, empty }: PropositionListProps) {
  const api = useApi();
  const search = useListSearch(policy, DEFAULT_PROPOSITION_SORT);
  const { filter } = search;
  const propositions = useResource(
    useMemo(() => api.propositions.overview({ scope, filter }), [api, scope, filter]),
  );
  const isWanted = propositions.status === 'ready' && propositions.value.complete && search.activeFilters > 0;
  const { choices, isAsked, reach } = useFilterChoices(scope, policy.filters, isWanted);
  const statuses = useStatusChoices(isAsked);

  return (
    <Page width={wide ? 'desk' : 'page'}>
      <PageHeader title={title} context={contextOf(propositions)} announced actions={actions} />
      <Block aria-label={title}>
        <ListFilters
          offered={policy.filters}
          filter={filter}
          onFilter={search.setFilter}
          choices={choices}
          statuses={statuses}
          onReach={reach}
        />
        <Propositions propositions={propositions} policy={policy} search={search} empty={empty} />
      </Block>
    </Page>
  );
}

interface PropositionsProps {
  readonly propositions: LiveResource<Progressive<PropositionOverview>>;
  readonly policy: PropositionListPolicy;
  readonly search: ListSearch<PropositionSortName>;
  readonly empty: ReactNode;
}

function Propositions({ propositions, policy, search, empty }: PropositionsProps) {
  switch (propositions.status) {
    case 'loading':
      return <PropositionListSkeleton />;
    case 'failed':
      return (
        <Card>
          <ResourceFailure error={propositions.error} onRetry={propositions.reload} />
        </Card>
      );
    case 'ready': {
      const { rows, total, complete } = propositions.value;
      if (rows.length === 0) {
        return search.activeFilters > 0 ? (
          <NoMatch onClear={() => search.setFilter({})} />
        ) : (
          <Nothing>{empty}</Nothing>
        );
      }
      return (
        <>
          {propositions.failure && (
            <Notice tone="danger" role="alert">
              La mise à jour n’a pas abouti{'\u202F'}; les propositions affichées datent de votre dernière
              visite.{' '}
              <Button variant="quiet" onClick={propositions.reload}>
                Réessayer
              </Button>
            </Notice>
          )}
          {total > rows.length && (
            <Notice tone="info">
              Seules les {formatNumber(rows.length)}
              {'\u00A0'}dernières propositions sont affichées. Précisez les filtres.
            </Notice>
          )}
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
      );
    }
  }
}

interface RowsProps {
  readonly rows: readonly PropositionOverview[];
  readonly search: ListSearch<PropositionSortName>;
  readonly isComplete: boolean;
}

function Rows({ rows, search, isComplete }: RowsProps) {
  const now = new Date();
  const page = Math.min(search.page, Math.ceil(rows.length / PAGE_SIZE));
  return (
    <>
      <ul className={styles.cards}>
        {rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((overview) => (
          <PropositionCard
            key={overview.proposition.id}
            overview={overview}
            isComplete={isComplete}
            now={now}
          />
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

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        art={<NoResult />}
        title="Aucune proposition ne correspond à ces filtres"
        actions={<Button onClick={onClear}>Effacer les filtres</Button>}
      />
    </Card>
  );
}

function Nothing({ children }: { readonly children: ReactNode }) {
  return (
    <Card>
      {children ?? (
        <EmptyState art={<EmptyProposition />} title="Aucune proposition pour le moment">
          Les propositions transmises aux demandeurs apparaîtront ici.
        </EmptyState>
      )}
    </Card>
  );
}

function contextOf(propositions: LiveResource<Progressive<PropositionOverview>>): string {
  switch (propositions.status) {
    case 'loading':
      return 'Chargement des propositions';
    case 'failed':
      return 'Propositions non chargées';
    case 'ready':
      return formatCount(propositions.value.total, 'proposition');
  }
}
