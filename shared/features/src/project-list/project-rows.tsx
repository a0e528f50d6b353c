import type { FollowUpReason } from '@portal/domain/follow-up';
import { formatMoney } from '@portal/domain/format';
import { type Project, type ProjectOverview, projectTitle } from '@portal/domain/project';
import { tickOf } from '@portal/features/listing';
import { ProjectStatusChip } from '@portal/features/status';
import { Link } from '@portal/kit';
import type { RowSelection } from '@portal/ui/data-table';
import { CompactRow, CompactRows } from '@portal/ui/row-list';
import { paths } from '../routes';
import { FollowUpNotes, readerOf, StepDaysText } from './project-words';

interface ProjectRowsProps {
  readonly rows: readonly ProjectOverview[];
  readonly ticks: RowSelection<ProjectOverview> | undefined;
  readonly reasonsOf?: ((project: Project) => readonly FollowUpReason[]) | undefined;
  readonly hasAgencies: boolean;
}

export function ProjectRows({ rows, ticks, reasonsOf, hasAgencies }: ProjectRowsProps) {
  return (
    <CompactRows label="Projets">
      {rows.map((row) => {
        const { project, applicantName, statusLabel } = row;
        const reasons = reasonsOf?.(project) ?? [];
        return (
          <CompactRow
            key={project.id}
            name={applicantName}
            link={(linkClass) => (
              <Link to={paths.projectFile(project.id)} className={linkClass}>
                {projectTitle(project)}
              </Link>
            )}
            figure={formatMoney(project.amountToFinance)}
            status={
              <ProjectStatusChip
                status={project.status}
                label={statusLabel}
                reader={readerOf(hasAgencies)}
                plain
              />
            }
            end={<StepDaysText project={project} />}
            notes={reasons.length > 0 && <FollowUpNotes reasons={reasons} plain={hasAgencies} />}
            selection={tickOf(ticks, row)}
          />
        );
      })}
    </CompactRows>
  );
}
