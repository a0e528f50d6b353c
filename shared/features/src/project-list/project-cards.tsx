import type { ProjectOverview } from '@portal/domain/project';
import { ProjectCard } from './project-card';
import styles from './project-list.module.css';

interface ProjectCardsProps {
  readonly rows: readonly ProjectOverview[];
  /** False while names are still on their way. */
  readonly isComplete: boolean;
}

/** Projects as cards, in columns that fit. */
export function ProjectCards({ rows, isComplete }: ProjectCardsProps) {
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <ProjectCard key={row.project.id} overview={row} isComplete={isComplete} />
      ))}
    </ul>
  );
}
