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

type DatedEntry = TimelineEntry & { readonly at: string };

/** Nothing without a day. */
const eventAt = (
  at: string | null | undefined,
  entry: Pick<TimelineEntry, 'key' | 'what' | 'state'> & { readonly of?: Proposition },
): readonly DatedEntry[] => {
  if (at === null || at === undefined) return [];
  const { of, ...told } = entry;
  const date = of ? (
    <>
      {formatLongDate(at)},{' '}
      <Text as="span" nowrap>
        {propositionTitle(of)}
      </Text>
    </>
  ) : (
    formatLongDate(at)
  );
  return [{ ...told, at, date }];
};

function timelineOf(
  { createdAt, updatedAt, lastContactedAt }: Project,
  propositions: readonly Proposition[],
  pending: 'current' | 'todo',
): readonly TimelineEntry[] {
  const now = serverTime();
  const isUpdated = formatLongDate(updatedAt) !== formatLongDate(createdAt);
  return [
    ...propositions.flatMap((of) => {
      const key = String(of.id);
      const state = standingOf(of, now).isNew ? pending : 'done';
      const isAnswered = isAccepted(of) || isDeclined(of);
      const answer = isAccepted(of) ? 'Proposition acceptée' : 'Proposition refusée';
      return [
        // Dated by the last update: the back office allows no change after an answer.
        ...eventAt(isAnswered ? of.updatedAt : null, {
          key: `answer-${key}`,
          what: answer,
          state: 'done',
          of,
        }),
        ...eventAt(of.createdAt, { key: `proposition-${key}`, what: 'Proposition créée', state, of }),
      ];
    }),
    ...eventAt(lastContactedAt, { key: 'contact', what: 'Dernier contact avec le conseiller' }),
    ...eventAt(isUpdated ? updatedAt : null, { key: 'updated', what: 'Dossier mis à jour' }),
    ...eventAt(createdAt, { key: 'created', what: 'Projet déposé' }),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
