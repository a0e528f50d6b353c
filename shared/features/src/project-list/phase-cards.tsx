import { formatCount, formatMoney } from '@portal/domain/format';
import {
  isClosed,
  type Phase,
  type PhaseColumn,
  type ProjectOverview,
  type ProjectSortName,
  projectTitle,
  statusesWithin,
  statusFacts,
} from '@portal/domain/project';
import { DISPLAY, type ListSearch } from '@portal/features/listing';
import { ProjectStatusChip, type Reader } from '@portal/features/status';
import { Link } from '@portal/kit';
import { Count } from '@portal/ui/count';
import { Grid } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import { TextLink } from '@portal/ui/text-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { paths } from '../routes';
import styles from './phase-board.module.css';
import { UNKNOWN_STATUS } from './project-views';
import { StepDaysText } from './project-words';

/** Enough for most steps of an agent; a longer step is read as a list. */
const MOST_CARDS = 20;

export interface PhaseCardsProps {
  readonly column: PhaseColumn<ProjectOverview>;
  readonly reader: Reader;
  /** The list was cut at its limit: counts are minimums. */
  readonly isCut: boolean;
  readonly links: BoardLinks;
}

/** What a column of the board holds: cards, or one line per status for closed files, which nobody has to act on. */
export function PhaseCards({ column, reader, isCut, links }: PhaseCardsProps) {
  const { name, rows, words } = column;
  if (rows.length === 0) return <Text tone="muted">Aucun dossier</Text>;
  const search = links.ofPhase(column);
  return (
    <>
      {name === 'clos' ? (
        <Endings column={column} isCut={isCut} links={links} />
      ) : (
        <Grid as="ul" column={14} fill gap={2} aria-label={words}>
          {rows.slice(0, MOST_CARDS).map((row) => (
            <PhaseCard
              key={row.project.id}
              row={row}
              reader={reader}
              // The head of the column says one status, or that it is none of those that have a name.
              hasStatus={column.statuses.length > 1}
            />
          ))}
        </Grid>
      )}
      {search !== undefined && name !== 'clos' && rows.length > MOST_CARDS && (
        <TextLink as={Link} to={{ search }} standalone className={styles.all} data-screen-only>
          {isCut ? 'Voir tous les dossiers' : `Voir les ${formatCount(rows.length, 'dossier')}`}
          <VisuallyHidden>, {words}</VisuallyHidden>
        </TextLink>
      )}
    </>
  );
}

interface PhaseCardProps {
  readonly row: ProjectOverview;
  readonly reader: Reader;
  readonly hasStatus: boolean;
}

function PhaseCard({ row, reader, hasStatus }: PhaseCardProps) {
  const { project, applicantName, statusLabel } = row;
  const turn = turnWords(row, reader);
  return (
    <li className={styles.card} data-yours={turn === undefined ? undefined : ''}>
      <Link to={paths.projectFile(project.id)} className={styles.link}>
        {applicantName === '' ? (
          projectTitle(project)
        ) : (
          <>
            {applicantName}
            <VisuallyHidden>, {projectTitle(project)}</VisuallyHidden>
          </>
        )}
      </Link>
      <span className={styles.amount}>{formatMoney(project.amountToFinance)}</span>
      {hasStatus && (
        <ProjectStatusChip status={project.status} label={statusLabel} reader={reader} wrap plain />
      )}
      <span className={styles.end}>
        <StepDaysText project={project} />
        {turn !== undefined && <span className={styles.turn}>{turn}</span>}
      </span>
    </li>
  );
}

/** What the reader has to see to; undefined while it is another's turn. Who looks after a network gives files an agent. */
function turnWords({ project, agentAccount }: ProjectOverview, reader: Reader): string | undefined {
  if (isClosed(project.status)) return undefined;
  if (reader === 'network') return agentAccount === 'none' ? 'Sans agent' : undefined;
  return statusFacts(project.status).actor === 'Conseiller' ? 'À vous' : undefined;
}

function Endings({
  column: { statuses, rows, words },
  isCut,
  links,
}: Pick<PhaseCardsProps, 'column' | 'isCut' | 'links'>) {
  return (
    <Grid as="ul" column={14} fill gap={0} across={4} aria-label={words}>
      {statuses.map((status) => {
        const ended = rows.filter(({ project }) => project.status === status);
        return (
          ended[0] && (
            <li key={status} className={styles.ending}>
              <Link to={{ search: links.ofStatus(status) }} className={styles.link}>
                <ProjectStatusChip status={status} label={ended[0].statusLabel} wrap plain />
                <Count atLeast={isCut}>{ended.length}</Count>
              </Link>
            </li>
          )
        );
      })}
    </Grid>
  );
}

/** Query strings of the lists that the figures of the board lead to. */
interface BoardLinks {
  /** Undefined where no address asks for these rows alone. */
  readonly ofPhase: (phase: Phase) => string | undefined;
  readonly ofStatus: (status: string) => string;
}

/**
 * Each list holds what the board counts: the same search, filters and part, narrowed to some statuses, as a table.
 *
 * @param address the query of the board
 */
export function boardLinks(
  address: URLSearchParams,
  { filter, part, typed }: Pick<ListSearch<ProjectSortName>, 'filter' | 'part' | 'typed'>,
): BoardLinks {
  function narrowed(name: string, value: string): string {
    const next = new URLSearchParams(address);
    for (const own of ['page', DISPLAY, 'q']) next.delete(own);
    // What is typed may be ahead of the address.
    for (const [key, text] of Object.entries(typed.params)) next.set(key, text);
    next.set(name, value);
    return next.toString();
  }
  return {
    ofPhase: (phase) => {
      if (phase.statuses.length > 0)
        return narrowed('statut', statusesWithin(phase, filter.statuses).join(','));
      // Unknown statuses are a part of the list, and an address asks for one part.
      const isFree = part === undefined || part === UNKNOWN_STATUS.name;
      return isFree ? narrowed('vue', UNKNOWN_STATUS.name) : undefined;
    },
    ofStatus: (status) => narrowed('statut', status),
  };
}
