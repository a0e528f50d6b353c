import type { ProjectOverview, ProjectSortName } from '@portal/domain/project';
import { Link } from '@portal/kit';
import { Pagination } from '@portal/ui/pagination';
import type { ListSearch } from '@portal/features/listing';
import { ProjectCard } from './project-card';
import styles from './project-list.module.css';
import { ProjectTable } from './project-table';

/** Divides by two, three and four columns of cards, and keeps the page light when a thousand rows are loaded. */
const PAGE_SIZE = 24;

interface ProjectRowsProps {
  /** All rows, in order. */
  readonly rows: readonly ProjectOverview[];
  readonly sorts: readonly ProjectSortName[];
  readonly search: ListSearch<ProjectSortName>;
  readonly layout: 'table' | 'cards';
  /** False while names are still on their way. */
  readonly isComplete: boolean;
}

/** One page of the projects that are loaded. */
export function ProjectRows({ rows, sorts, search, layout, isComplete }: ProjectRowsProps) {
  const page = Math.min(search.page, Math.ceil(rows.length / PAGE_SIZE));
  const shown = rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <>
      {layout === 'table' ? (
        <ProjectTable rows={shown} sorts={sorts} search={search} isComplete={isComplete} />
      ) : (
        <ul className={styles.cards}>
          {shown.map((row) => (
            <ProjectCard key={row.project.id} overview={row} isComplete={isComplete} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={rows.length}
        linkAs={Link}
        linkTo={(target) => ({ to: { search: search.pageSearch(target) } })}
      />
    </>
  );
}
