import { formatCount, formatMoney } from '@portal/domain/format';
import {
  isClosed,
  type PhaseColumn,
  type ProjectOverview,
  projectTitle,
  statusFacts,
} from '@portal/domain/project';
import { ProjectStatusChip, type Reader } from '@portal/features/status';
import { Link } from '@portal/kit';
import { Count } from '@portal/ui/count';
import { Text } from '@portal/ui/text';
import { TextLink } from '@portal/ui/text-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { paths } from '../routes';
import type { BoardLinks } from './board-links';
import styles from './phase-board.module.css';
import { StepDaysText } from './step-days-text';

/** Enough for most steps of an agent; a longer step is read as a list. */
const MOST_CARDS = 20;

export interface PhaseCardsProps {
  readonly column: PhaseColumn<ProjectOverview>;
  readonly reader: Reader;
  /** The list was cut at its limit: counts are minimums. */
  readonly isCut: boolean;
  readonly links: BoardLinks;
  /** Nothing else leads to the list of these files. */
  readonly hasOwnLink?: boolean | undefined;
}

/** What a column of the board holds: cards, or one line per status for closed files, which nobody has to act on. */
export function PhaseCards({ column, reader, isCut, links, hasOwnLink = false }: PhaseCardsProps) {
  const { name, rows, words } = column;
  if (rows.length === 0) return <Text tone="muted">Aucun dossier</Text>;
  const search = links.ofPhase(column);
  const isWhole = rows.length <= MOST_CARDS;
  return (
    <>
      {name === 'clos' ? (
        <Endings column={column} isCut={isCut} links={links} />
      ) : (
        <ul className={styles.cards} aria-label={words}>
          {rows.slice(0, MOST_CARDS).map((row) => (
            <PhaseCard
              key={row.project.id}
              row={row}
              reader={reader}
              hasStatus={column.statuses.length !== 1}
            />
          ))}
        </ul>
      )}
      {search !== undefined && (hasOwnLink || (name !== 'clos' && !isWhole)) && (
        <TextLink as={Link} to={{ search }} standalone className={styles.all}>
          {seeWords(rows.length, isCut)}
          <VisuallyHidden>, {words}</VisuallyHidden>
        </TextLink>
      )}
    </>
  );
}

function seeWords(count: number, isCut: boolean): string {
  if (isCut) return 'Voir tous les dossiers';
  return count === 1 ? 'Voir ce dossier en liste' : `Voir les ${formatCount(count, 'dossier')}`;
}

interface PhaseCardProps {
  readonly row: ProjectOverview;
  readonly reader: Reader;
  /** The column has several statuses. */
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

/** How files ended, with the number of each. */
function Endings({
  column: { statuses, rows, words },
  isCut,
  links,
}: Pick<PhaseCardsProps, 'column' | 'isCut' | 'links'>) {
  return (
    <ul className={styles.endings} aria-label={words}>
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
    </ul>
  );
}
