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
import { Timeline, type TimelineEntry } from '@portal/ui/timeline';
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

/** The answer, dated by the proposal's last update: the back office allows no change after an answer. */
function answerEntry(proposition: Proposition): readonly DatedEntry[] {
  const { id, updatedAt } = proposition;
  const what = isAccepted(proposition)
    ? 'Proposition acceptée'
    : isDeclined(proposition)
      ? 'Proposition refusée'
      : undefined;
  if (what === undefined || updatedAt === null || updatedAt === undefined) return [];
  return [
    {
      key: `answer-${String(id)}`,
      at: updatedAt,
      what,
      date: <DatedProposition at={updatedAt} proposition={proposition} />,
      state: 'done',
    },
  ];
}

function DatedProposition({ at, proposition }: { readonly at: string; readonly proposition: Proposition }) {
  return (
    <>
      {formatLongDate(at)},{' '}
      <Text as="span" nowrap>
        {propositionTitle(proposition)}
      </Text>
    </>
  );
}

function timelineOf(
  project: Project,
  propositions: readonly Proposition[],
  pending: 'current' | 'todo',
): readonly TimelineEntry[] {
  const now = serverTime();
  const dated: DatedEntry[] = propositions.flatMap((proposition) => {
    const { id, createdAt } = proposition;
    const answered = answerEntry(proposition);
    if (createdAt === null) return answered;
    return [
      ...answered,
      {
        key: `proposition-${String(id)}`,
        at: createdAt,
        what: 'Proposition créée',
        date: <DatedProposition at={createdAt} proposition={proposition} />,
        state: standingOf(proposition, now).isNew ? pending : 'done',
      },
    ];
  });
  if (project.lastContactedAt !== null)
    dated.push({
      key: 'contact',
      at: project.lastContactedAt,
      what: 'Dernier contact avec le conseiller',
      date: formatLongDate(project.lastContactedAt),
    });
  if (project.updatedAt !== null && formatLongDate(project.updatedAt) !== formatLongDate(project.createdAt))
    dated.push({
      key: 'updated',
      at: project.updatedAt,
      what: 'Dossier mis à jour',
      date: formatLongDate(project.updatedAt),
    });
  if (project.createdAt !== null)
    dated.push({
      key: 'created',
      at: project.createdAt,
      what: 'Projet déposé',
      date: formatLongDate(project.createdAt),
    });
  return dated.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
