import type { FollowUpReason } from '@portal/domain/follow-up';
import type { Project, ProjectOverview } from '@portal/domain/project';
import { ProjectCard } from './project-card';
import styles from './project-list.module.css';

interface ProjectCardsProps {
  readonly rows: readonly ProjectOverview[];
  readonly isComplete: boolean;
  readonly reasonsOf?: ((project: Project) => readonly FollowUpReason[]) | undefined;
}

/** Projects as cards in a responsive grid. */
export function ProjectCards({ rows, isComplete, reasonsOf }: ProjectCardsProps) {
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <ProjectCard
          key={row.project.id}
          overview={row}
          isComplete={isComplete}
          reasons={reasonsOf?.(row.project)}
        />
      ))}
    </ul>
  );
}
