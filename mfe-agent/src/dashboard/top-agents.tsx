import { ranked, type RankingPeriod, type TopAgent } from '@portal/domain/dashboard';
import { formatCount, fullName } from '@portal/domain/format';
import { type Period, periodOf } from '@portal/domain/network';
import type { Person } from '@portal/domain/person';
import { useApi, useResource } from '@portal/features/resource';
import { Link } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { Caps } from '@portal/ui/caps';
import { Card } from '@portal/ui/card';
import { classNames } from '@portal/ui/class-names';
import { RotateCw } from '@portal/ui/icon';
import { Cluster } from '@portal/ui/layout';
import { Ranking } from '@portal/ui/ranking';
import { SkeletonGroup, SkeletonRows } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import { useId } from 'react';
import { endedAddress } from './list-doors';
import styles from './dashboard.module.css';
import { monthName, yearName } from './period-names';

interface TopAgentsProps {
  /** Those there are; undefined until they are known. */
  readonly agents: readonly Person[] | undefined;
  readonly now: Date;
  /** A filter is active: the back office ignores it when ranking, and a note says so. */
  readonly isFiltered: boolean;
}

/** The two rankings of agents: projects financed this year and this month (sections 2 and 9). */
export function TopAgents({ agents, now, isFiltered }: TopAgentsProps) {
  const without = isFiltered ? ', sans tenir compte des filtres' : '';
  /** The list of what an agent had financed; undefined while nobody knows whose. */
  const doorOf = (name: string, period: Period): string | undefined => {
    // A former agent is ranked under their address; of two of one name nobody knows which it is.
    const named = agents?.filter((agent) => fullName(agent) === name) ?? [];
    const agentEmail = name.includes('@') ? name : named.length === 1 ? named[0]?.email : undefined;
    return agentEmail && endedAddress('finances', period, { agentEmail });
  };
  const year = periodOf('annee', now);
  const month = { ...year, from: `${year.to.slice(0, 7)}-01` };
  return (
    <>
      <Podium
        className={styles.year}
        period="year"
        title="TOP 5 AGENTS-ANNUEL"
        note={`Dossiers financés en ${yearName.format(now)}${without}`}
        empty="Aucun agent trouvé pour cette année."
        doorOf={(name) => doorOf(name, year)}
      />
      <Podium
        className={styles.month}
        period="month"
        title="TOP 5 AGENTS-MENSUEL"
        note={`Dossiers financés en ${monthName.format(now)}${without}`}
        empty="Aucun agent trouvé pour ce mois."
        doorOf={(name) => doorOf(name, month)}
      />
    </>
  );
}

interface PodiumProps {
  readonly className: string | undefined;
  readonly period: RankingPeriod;
  readonly title: string;
  readonly note: string;
  readonly empty: string;
  readonly doorOf: (name: string) => string | undefined;
}

function Podium({ className, period, title, note, empty, doorOf }: PodiumProps) {
  const api = useApi();
  const titleId = useId();
  const agents = useResource(() => api.statistics.topAgents(period), [api, period]);
  return (
    <Card className={classNames(styles.ranking, className)} aria-labelledby={titleId}>
      <Cluster gap={0} across={2} align="baseline" justify="between">
        <Caps id={titleId}>{title}</Caps>
        <Text size="sm" tone="muted">
          {note}
        </Text>
      </Cluster>
      {agents.status === 'loading' && (
        <SkeletonGroup label={`Chargement du classement ${title}`}>
          <SkeletonRows height="2rem" />
        </SkeletonGroup>
      )}
      {agents.status === 'failed' && (
        <div role="alert">
          <Text>Ce classement n’a pas pu être chargé.</Text>
          <Button variant="quiet" icon={RotateCw} onClick={agents.reload}>
            Réessayer
          </Button>
        </div>
      )}
      {agents.status === 'ready' &&
        (agents.value.length === 0 ? (
          <Text tone="muted">{empty}</Text>
        ) : (
          <Places agents={agents.value} doorOf={doorOf} />
        ))}
    </Card>
  );
}

type PlacesProps = Pick<PodiumProps, 'doorOf'> & { readonly agents: readonly TopAgent[] };

function Places({ agents, doorOf }: PlacesProps) {
  const { first, tied } = ranked(agents);
  const last = tied[0];
  return (
    <>
      <Ranking
        linkAs={Link}
        rows={first.map(({ agent, count }) => ({ name: agent, count, to: doorOf(agent) }))}
      />
      {last && (
        <Text size="sm" tone="muted">
          et {formatCount(tied.length, 'autre')} avec {formatCount(last.count, 'dossier')}
        </Text>
      )}
    </>
  );
}
