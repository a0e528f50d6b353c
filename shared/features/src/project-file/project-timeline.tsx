import { formatLongDate } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import {
  isAccepted,
  isDeclined,
  type Proposition,
  propositionTitle,
  standingOf,
} from '@portal/domain/proposition';
import { Text } from '@portal/ui/text';
import { Timeline, type TimelineEntry } from '@portal/ui/path';
import { TitledCard } from '../records';
import { serverTime } from '../resource';

interface ProjectTimelineProps {
  readonly project: Project;
  readonly propositions: readonly Proposition[];
  /** Who reads is who answers: what is pending is lit, since amber is the reader's turn. */
  readonly isOwn: boolean;
}

/** Events of a project, newest first, from the dates in the back office. */
export function ProjectTimeline({ project, propositions, isOwn }: ProjectTimelineProps) {
  const entries = timelineOf(project, propositions, isOwn ? 'current' : 'todo');
  if (entries.length === 0) return null;
  return (
    <TitledCard title="Chronologie" small gap={4}>
      <Timeline entries={entries} />
    </TitledCard>
  );
}

/** Of an event on a day; of a proposal it names which. */
interface Event extends Omit<TimelineEntry, 'date'> {
  readonly at: string | null | undefined;
  readonly of?: Proposition;
}

function timelineOf(
  { createdAt, updatedAt, lastContactedAt }: Project,
  propositions: readonly Proposition[],
  pending: 'current' | 'todo',
): readonly TimelineEntry[] {
  const now = serverTime();
  const isUpdated = formatLongDate(updatedAt) !== formatLongDate(createdAt);
  const events: readonly Event[] = [
    ...propositions.flatMap((of): readonly Event[] => [
      {
        key: `answer-${String(of.id)}`,
        // The last update: the back office allows no change after an answer.
        at: isAccepted(of) || isDeclined(of) ? of.updatedAt : null,
        what: isAccepted(of) ? 'Proposition acceptée' : 'Proposition refusée',
        of,
      },
      {
        key: `proposition-${String(of.id)}`,
        at: of.createdAt,
        what: 'Proposition créée',
        state: standingOf(of, now).isNew ? pending : 'done',
        of,
      },
    ]),
    { key: 'contact', at: lastContactedAt, what: 'Dernier contact avec le conseiller' },
    { key: 'updated', at: isUpdated ? updatedAt : null, what: 'Dossier mis à jour' },
    { key: 'created', at: createdAt, what: 'Projet déposé' },
  ];
  return events
    .flatMap(({ at, ...event }) => (at === null || at === undefined ? [] : { ...event, at }))
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .map(({ at, of, ...told }) => ({
      ...told,
      date: (
        <>
          {formatLongDate(at)}
          {of && ', '}
          {of && (
            <Text as="span" nowrap>
              {propositionTitle(of)}
            </Text>
          )}
        </>
      ),
    }));
}
