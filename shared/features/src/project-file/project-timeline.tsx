import { formatLongDate } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import { awaitsAnswer, type Proposition, propositionTitle } from '@portal/domain/proposition';
import { Card, CardBody } from '@portal/ui/card';
import { Text } from '@portal/ui/text';
import { Timeline, type TimelineEntry } from '@portal/ui/timeline';
import styles from './project-timeline.module.css';

interface ProjectTimelineProps {
  readonly project: Project;
  readonly propositions: readonly Proposition[];
}

/** What happened to a project, newest first: only dates that the back office gives. */
export function ProjectTimeline({ project, propositions }: ProjectTimelineProps) {
  const entries = timelineOf(project, propositions);
  if (entries.length === 0) return null;
  return (
    <Card aria-labelledby="chronologie">
      <CardBody className={styles.card}>
        <h2 className={styles.title} id="chronologie">
          Chronologie
        </h2>
        <Timeline entries={entries} />
      </CardBody>
    </Card>
  );
}

function timelineOf(project: Project, propositions: readonly Proposition[]): readonly TimelineEntry[] {
  const now = new Date();
  const dated: (TimelineEntry & { readonly at: string })[] = propositions.flatMap((proposition) => {
    const { id, createdAt } = proposition;
    if (createdAt === null) return [];
    return [
      {
        key: `proposition-${String(id)}`,
        at: createdAt,
        what: 'Proposition reçue',
        date: (
          <>
            {formatLongDate(createdAt)},{' '}
            <Text as="span" nowrap>
              {propositionTitle(proposition)}
            </Text>
          </>
        ),
        state: awaitsAnswer(proposition, now) ? 'current' : 'done',
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
