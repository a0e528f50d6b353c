import type { CsvColumn } from '@portal/domain/csv';
import { type FollowUpReason, followUpWords } from '@portal/domain/follow-up';
import { formatPhone } from '@portal/domain/format';
import { type Project, type ProjectOverview, projectTitle } from '@portal/domain/project';

const agencyColumn: CsvColumn<ProjectOverview> = {
  heading: 'Agence',
  text: ({ agencyName }) => agencyName,
};

/**
 * CSV columns of a project: what the list shows, one item per column.
 *
 * @param hasAgencies the list spans several agencies; otherwise the agency's name is not loaded
 */
export const projectColumns = (
  reasonsOf: (project: Project) => readonly FollowUpReason[],
  hasAgencies: boolean,
): readonly CsvColumn<ProjectOverview>[] => [
  { heading: 'Numéro', count: ({ project }) => project.id },
  { heading: 'Projet', text: ({ project }) => projectTitle(project) },
  { heading: 'Type de bien', text: ({ propertyTypeLabel }) => propertyTypeLabel },
  { heading: 'Usage du bien', text: ({ propertyUsageLabel }) => propertyUsageLabel },
  { heading: 'Montant (€)', amount: ({ project }) => project.amountToFinance },
  { heading: 'Statut', text: ({ statusLabel }) => statusLabel },
  { heading: 'Demandeur', text: ({ applicantName }) => applicantName },
  { heading: 'Téléphone', text: ({ project }) => formatPhone(project.phone) },
  { heading: 'E-mail', text: ({ project }) => project.email },
  ...(hasAgencies ? [agencyColumn] : []),
  { heading: 'Dossier géré par', text: ({ managerName }) => managerName },
  { heading: 'Via', text: ({ agentName, project }) => agentName || project.prescriberEmail },
  { heading: 'Contacts', count: ({ project }) => project.timesContacted ?? null },
  { heading: 'Dernier contact', day: ({ project }) => project.lastContactedAt },
  { heading: 'Créé le', day: ({ project }) => project.createdAt },
  { heading: 'À relancer', text: ({ project }) => reasonsOf(project).map(followUpWords).join(', ') },
];
