import { agenciesOf, type AgencyTree } from '@portal/domain/agency';
import { perimeterLabel } from '@portal/domain/dashboard';
import { formatCount, plural } from '@portal/domain/format';
import {
  type ComparedGroup,
  type Comparison,
  NETWORK_COLUMN_LABELS,
  type NetworkColumn,
  type NetworkFigures,
  sortGroups,
} from '@portal/domain/network';
import type { Person } from '@portal/domain/person';
import type { Project, ProjectFilter, Sort } from '@portal/domain/project';
import { useOpenInAddress } from '@portal/features/routes';
import { Link } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { Facts } from '@portal/ui/facts';
import { CircleQuestionMark, WindowGlyph } from '@portal/ui/icon';
import { KpiCard, KpiGrid } from '@portal/ui/kpi-card';
import { Cluster } from '@portal/ui/layout';
import { Notice } from '@portal/ui/notice';
import { Popup } from '@portal/ui/popup';
import { Text } from '@portal/ui/text';
import { TextLink } from '@portal/ui/text-link';
import { type ReactNode, useId } from 'react';
import { Course } from '../dashboard/course';
import { listAddress, viewAddress } from '../dashboard/list-doors';
import { groupFigures } from './group-figures';
import { type GroupRow, GroupLines, GroupTable, orderWords } from './groups';
import styles from './network.module.css';
import { periodWords } from './period-words';

/** What is compared: the files of a network, as a whole, by agency and by agent. */
export interface Compared extends Comparison {
  readonly tree: AgencyTree;
  readonly rows: readonly Project[];
  readonly all: NetworkFigures;
  readonly agencies: readonly ComparedGroup<AgencyTree>[];
  /** Undefined until the agents are loaded. */
  readonly agents: readonly ComparedGroup<Person>[] | undefined;
}

interface ComparedProps {
  readonly compared: Compared;
  readonly sort: Sort<NetworkColumn>;
  readonly onSort: (sort: Sort<NetworkColumn>) => void;
  readonly isTable: boolean;
  readonly isRelaunchComing: boolean;
}

const NO_FILTER: ProjectFilter = {};

const HELP = (
  <Facts
    dense
    items={[
      { term: 'Agence', value: 'Ses propres dossiers' },
      { term: 'Flèche', value: 'Écart avec la période d’avant, de même durée' },
      {
        term: NETWORK_COLUMN_LABELS.conversion,
        value:
          'Dossiers financés parmi les dossiers clos de la période, au jour de leur dernière modification. Un tiret\u00A0: aucun',
      },
      {
        term: NETWORK_COLUMN_LABELS.median,
        value: 'De la création au financement. Un tiret\u00A0: moins de cinq dossiers',
      },
    ]}
  />
);

function rowOf(
  group: NetworkFigures & { readonly key: string; readonly name: string },
  filter: ProjectFilter,
  words: string,
  { compared: { period, isWhole }, isRelaunchComing }: Pick<ComparedProps, 'compared' | 'isRelaunchComing'>,
): GroupRow {
  return {
    key: group.key,
    name: group.name,
    words,
    to: listAddress(filter),
    months: group.months,
    figures: groupFigures(group, { period, filter, isCut: !isWhole, isRelaunchComing }),
  };
}

const perimeterWords = ({ tree, period }: Compared): string =>
  `${perimeterLabel(tree)}, ${periodWords(period).replace(/^./, (first) => first.toLowerCase())}`;

/** The figures of the whole network. */
export function NetworkFigureCards(props: Pick<ComparedProps, 'compared' | 'isRelaunchComing'>) {
  const { all } = props.compared;
  const { figures } = rowOf({ ...all, key: 'all', name: '' }, NO_FILTER, '', props);
  return (
    <KpiGrid>
      {figures.map(({ column, label, value, to, note }) => (
        <KpiCard
          key={column}
          label={label}
          value={value}
          linkAs={Link}
          to={to}
          note={note}
          course={column === 'created' && <Course months="Six" values={all.months} />}
        />
      ))}
    </KpiGrid>
  );
}

/** The agencies, each with its own files, and what they come to. */
export function AgencyGroups(props: ComparedProps & { readonly agents: readonly Person[] | undefined }) {
  const { compared, sort, agents } = props;
  const agentsOf = (agencyId: number): string => {
    const count = agents?.filter((agent) => agent.agencyId === agencyId).length ?? 0;
    return count === 0 ? '' : formatCount(count, 'agent');
  };
  const rows = sortGroups(compared.agencies, sort).map((group) => {
    const { agency, children } = group.member;
    const filter = { agencyId: agency.id, isAgencyAlone: children.length > 0 || undefined };
    return rowOf(group, filter, agentsOf(agency.id), props);
  });
  return (
    <Group title="Agences" help={HELP}>
      <Groups
        {...props}
        caption={`Agences, ${perimeterWords(compared)}, ${orderWords(sort, true)}`}
        noun="Agence"
        rows={rows}
      />
    </Group>
  );
}

/** As many as say who does most, before the reader asks for all. */
const FIRST = 5;

/** The agents of the network, the first ones in the order of a column, then all. */
export function AgentGroups(props: ComparedProps & { readonly agents: readonly Person[] }) {
  const { compared, sort } = props;
  const [isAll, setAll] = useOpenInAddress('agents');
  const agents = compared.agents ?? [];
  const agencies = new Map(agenciesOf(compared.tree).map(({ id, name }) => [id, name]));
  const sorted = sortGroups(agents, sort);
  const rows = (isAll ? sorted : sorted.slice(0, FIRST)).map((group) =>
    rowOf(group, { agentEmail: group.member.email }, agencies.get(group.member.agencyId ?? 0) ?? '', props),
  );
  return (
    <Group
      title="Agents"
      foot={
        agents.length > FIRST && (
          <Button variant="quiet" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? `Voir les ${String(FIRST)} premiers` : `Voir les ${formatCount(agents.length, 'agent')}`}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <Text tone="muted" className={styles.head}>
          Aucun agent dans ce réseau.
        </Text>
      ) : (
        <Groups
          {...props}
          caption={`Agents, ${perimeterWords(compared)}, ${orderWords(sort, false)}`}
          noun="Agent"
          rows={rows}
        />
      )}
    </Group>
  );
}

/** Files that no agent has: only who manages the network can give them one. */
export function Orphans({ rows }: Pick<Compared, 'rows'>) {
  const count = rows.filter(({ prescriberEmail }) => prescriberEmail === '').length;
  if (count === 0) return null;
  return (
    <Notice tone="you" glyph={WindowGlyph}>
      <strong>
        {formatCount(count, 'dossier')} {plural(count, 'n’a', 'n’ont')} pas d’agent.
      </strong>{' '}
      <TextLink as={Link} to={viewAddress('sans-agent', NO_FILTER)}>
        {plural(count, 'Le voir', 'Les voir')}
      </TextLink>
    </Notice>
  );
}

function Groups({ isTable, ...props }: Parameters<typeof GroupTable>[0] & { readonly isTable: boolean }) {
  return isTable ? <GroupTable {...props} /> : <GroupLines {...props} />;
}

interface GroupProps {
  readonly title: string;
  readonly help?: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

function Group({ title, help, foot, children }: GroupProps) {
  const titleId = useId();
  return (
    <Card className={styles.group} aria-labelledby={titleId}>
      <Cluster className={styles.head} gap={1} across={4} justify="between">
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {help && (
          <Popup label={`Aide\u00A0: ${title}`} glyph={CircleQuestionMark}>
            {help}
          </Popup>
        )}
      </Cluster>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </Card>
  );
}
