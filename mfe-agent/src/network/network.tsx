import type { DataScope } from '@portal/domain/access';
import { truncationNotice } from '@portal/domain/dashboard';
import {
  compareAgencies,
  compareAgents,
  type Comparison,
  NETWORK_COLUMN_LABELS,
  type NetworkColumn,
  networkFigures,
  type PeriodName,
  periodOf,
} from '@portal/domain/network';
import type { Sort } from '@portal/domain/project';
import { ExportButton, ListNotices, refusedWords } from '@portal/features/listing';
import { Loaded, serverTime } from '@portal/features/resource';
import { BackTo, paths } from '@portal/features/routes';
import { Field } from '@portal/ui/field';
import { FilterChip, FilterChips } from '@portal/ui/filter-bar';
import { Select } from '@portal/ui/input';
import { Cluster, Stack } from '@portal/ui/layout';
import { Page, PageHeader } from '@portal/ui/page';
import { SkeletonGroup, SkeletonRows } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import { useMinWidth } from '@portal/ui/viewport';
import { useMemo } from 'react';
import { Perimeter } from '../dashboard/perimeter';
import { yearName } from '../dashboard/period-names';
import { AgencyGroups, AgentGroups, NetworkFigureCards, Orphans } from './compared';
import { networkColumns } from './network-csv';
import styles from './network.module.css';
import { periodWords } from './period-words';
import { useNetwork } from './use-network';
import { useNetworkSearch } from './use-network-search';

interface NetworkProps {
  /** The network: the reader's agency and all below it. */
  readonly scope: DataScope;
  readonly propositionScope: DataScope;
}

const WITHOUT_PROPOSALS =
  'Les propositions n’ont pas pu être chargées\u00A0: les dossiers à relancer ne sont pas comptés.';

/** Agencies and agents side by side, each figure a link to the list that it counts. */
export function Network({ scope, propositionScope }: NetworkProps) {
  const { network, agents, isToRelaunch, relaunchCut, areProposalsMissing } = useNetwork(
    scope,
    propositionScope,
  );
  const { period: name, sort, refused, setPeriod, setSort } = useNetworkSearch();
  const isTable = useMinWidth('80rem');
  const loaded = network.value;
  const compared = useMemo(() => {
    if (loaded === undefined || loaded.isComing) return undefined;
    const { rows, total, tree, loadedAt: now } = loaded;
    const comparison: Comparison = {
      period: periodOf(name, now),
      now,
      isToRelaunch,
      isWhole: rows.length >= total,
    };
    return {
      ...comparison,
      tree,
      rows,
      all: networkFigures(rows, comparison),
      agencies: compareAgencies(rows, tree, comparison),
      agents: agents.value && compareAgents(rows, agents.value, comparison),
    };
  }, [loaded, name, isToRelaunch, agents.value]);
  const lines = compared?.agents && [
    ...compared.agencies.map((group) => ({ ...group, kind: 'Agence' as const })),
    ...compared.agents.map((group) => ({ ...group, kind: 'Agent' as const })),
  ];
  const truncation =
    loaded &&
    truncationNotice(loaded.rows.length, loaded.total, 'projet', {
      isComing: loaded.isComing,
      hasFilters: false,
    });
  const withoutProposals = areProposalsMissing ? WITHOUT_PROPOSALS : undefined;
  const isRelaunchKnown = isToRelaunch !== undefined || areProposalsMissing;

  return (
    <Page width="desk" className={styles.network}>
      <PageHeader
        back={<BackTo to={paths.agentHome}>Tableau de bord</BackTo>}
        title="Le réseau"
        context={
          <Perimeter
            scope={scope}
            filter={{}}
            loadedAt={loaded?.loadedAt}
            hasFailed={network.status === 'failed'}
            refreshing={network.status === 'ready' && network.refreshing}
            onRefresh={network.reload}
          />
        }
        actions={
          <ExportButton
            noun="comparaison"
            columns={networkColumns(
              compared?.period ?? periodOf(name, serverTime()),
              compared?.isWhole ?? true,
            )}
            rows={isRelaunchKnown ? lines : undefined}
            lacksNames={false}
            cut={undefined}
            caveats={[truncation, withoutProposals, relaunchCut]}
          />
        }
      />
      <PeriodTools
        name={name}
        now={loaded?.loadedAt ?? serverTime()}
        onPeriod={setPeriod}
        sort={isTable ? undefined : sort}
        onSort={setSort}
      />
      <Loaded resource={network} skeleton={<NetworkSkeleton />}>
        {() => (
          <>
            <ListNotices
              failure={network.failure}
              onRetry={network.reload}
              truncation={truncation}
              caveats={[refusedWords(refused), withoutProposals, relaunchCut]}
            />
            {compared === undefined ? (
              <NetworkSkeleton />
            ) : (
              <>
                <Orphans rows={compared.rows} />
                <NetworkFigureCards compared={compared} isRelaunchComing={!isRelaunchKnown} />
                <AgencyGroups
                  {...{ compared, sort, isTable }}
                  agents={agents.value}
                  isRelaunchComing={!isRelaunchKnown}
                  onSort={setSort}
                />
                <Loaded
                  resource={agents}
                  skeleton={<NetworkSkeleton />}
                  failedTitle="Les agents n’ont pas pu être chargés"
                >
                  {(people) => (
                    <AgentGroups
                      {...{ compared, sort, isTable }}
                      agents={people}
                      isRelaunchComing={!isRelaunchKnown}
                      onSort={setSort}
                    />
                  )}
                </Loaded>
              </>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface PeriodToolsProps {
  readonly name: PeriodName;
  readonly now: Date;
  readonly onPeriod: (name: PeriodName) => void;
  /** Undefined where the heads of the tables sort. */
  readonly sort: Sort<NetworkColumn> | undefined;
  readonly onSort: (sort: Sort<NetworkColumn>) => void;
}

function PeriodTools({ name, now, onPeriod, sort, onSort }: PeriodToolsProps) {
  const words: Readonly<Record<PeriodName, string>> = {
    '30-jours': '30\u00A0jours',
    '6-mois': '6\u00A0mois',
    annee: yearName.format(now),
  };
  return (
    <Cluster className={styles.tools} gap={3} across={5} align="end" justify="between">
      <Stack gap={2}>
        <FilterChips label="Période">
          {Object.entries(words).map(([key, label]) => (
            <FilterChip key={key} pressed={key === name} onPress={() => onPeriod(key as PeriodName)}>
              {label}
            </FilterChip>
          ))}
        </FilterChips>
        <Text size="sm" tone="muted" role="status">
          {periodWords(periodOf(name, now))}
        </Text>
      </Stack>
      {sort && (
        <Field label="Trier par" size="sm">
          {(ties) => (
            <Select
              {...ties}
              value={sort.by}
              onChange={({ target: { value } }) =>
                onSort({ by: value as NetworkColumn, descending: value !== 'name' })
              }
            >
              {Object.entries(NETWORK_COLUMN_LABELS).map(([column, label]) => (
                <option key={column} value={column}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </Cluster>
  );
}

function NetworkSkeleton() {
  return (
    <SkeletonGroup label="Chargement de la comparaison">
      <SkeletonRows count={8} height="4rem" />
    </SkeletonGroup>
  );
}
