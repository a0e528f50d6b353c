import type { CsvColumn } from '@portal/domain/csv';
import { isEndingSoon } from '@portal/domain/follow-up';
import { type PropositionOverview, propositionTitle } from '@portal/domain/proposition';
import { type ListDesk, sinceThisMonth } from '@portal/features/listing';
import { useState } from 'react';

/** A proposal in a file for a spreadsheet: what the list shows of it, one thing per column. */
const COLUMNS: readonly CsvColumn<PropositionOverview>[] = [
  { heading: 'Proposition', text: ({ proposition }) => propositionTitle(proposition) },
  { heading: 'Statut', text: ({ statusLabel }) => statusLabel },
  { heading: 'Numéro du projet', count: ({ proposition }) => proposition.projectId },
  { heading: 'Projet', text: ({ projectTitle }) => projectTitle },
  { heading: 'Demandeur', text: ({ applicantName }) => applicantName },
  { heading: 'Agence', text: ({ agencyName }) => agencyName },
  { heading: 'Via', text: ({ agentName }) => agentName },
  { heading: 'Créée le', day: ({ proposition }) => proposition.createdAt },
  { heading: 'Valable jusqu’au', day: ({ proposition }) => proposition.validUntil },
];

/** What the list of proposals offers the agency's side: those that end soon, views, a file for a spreadsheet. */
export function usePropositionDesk(): ListDesk<PropositionOverview> {
  const [desk] = useState(() => deskOf(new Date()));
  return desk;
}

const deskOf = (now: Date): ListDesk<PropositionOverview> => ({
  part: {
    name: 'echeance',
    words: 'Expirent bientôt',
    holds: ({ proposition }) => isEndingSoon(proposition, now),
    none: 'Aucune proposition n’expire bientôt',
  },
  views: [{ name: 'Toutes', search: '' }, sinceThisMonth('Nouvelles ce mois', now)],
  columns: COLUMNS,
});
