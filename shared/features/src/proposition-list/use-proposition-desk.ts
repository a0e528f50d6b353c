import type { DataScope } from '@portal/domain/access';
import type { CsvColumn } from '@portal/domain/csv';
import { formatPhone } from '@portal/domain/format';
import { isEndingSoon, type PropositionOverview, propositionTitle } from '@portal/domain/proposition';
import { agentlessParts, type ListDesk, type ListPart, thisMonth } from '@portal/features/listing';
import { useMemo, useState } from 'react';

const AGENTLESS: readonly ListPart<PropositionOverview>[] = agentlessParts({
  none: 'Aucune proposition sans agent',
  unknown: 'Aucune proposition d’un agent inconnu',
  untold: 'L’agent de certaines propositions n’a pas pu être vérifié\u00A0: elles ne figurent pas ici.',
});

const agencyColumn: CsvColumn<PropositionOverview> = {
  heading: 'Agence',
  text: ({ agencyName }) => agencyName,
};

/** CSV columns of a proposal: what the list shows, one item per column. */
const columnsOf = (hasAgencies: boolean): readonly CsvColumn<PropositionOverview>[] => [
  { heading: 'Proposition', text: ({ proposition }) => propositionTitle(proposition) },
  { heading: 'Statut', text: ({ statusLabel }) => statusLabel },
  { heading: 'Numéro du projet', count: ({ proposition }) => proposition.projectId },
  { heading: 'Projet', text: ({ projectTitle }) => projectTitle },
  { heading: 'Demandeur', text: ({ applicantName }) => applicantName },
  { heading: 'Téléphone', text: ({ applicantPhone }) => formatPhone(applicantPhone) },
  { heading: 'Adresse e-mail', text: ({ applicantEmail }) => applicantEmail },
  ...(hasAgencies ? [agencyColumn] : []),
  { heading: 'Via', text: ({ agentName }) => agentName },
  { heading: 'Créée le', day: ({ proposition }) => proposition.createdAt },
  { heading: 'Valable jusqu’au', day: ({ proposition }) => proposition.validUntil },
];

/** Staff features of the proposal list: proposals that end soon or have no agent, views, CSV export. */
export function usePropositionDesk(scope: DataScope): ListDesk<PropositionOverview> {
  const hasAgencies = scope.kind === 'network' || scope.kind === 'everything';
  const [now] = useState(() => new Date());
  return useMemo(() => deskOf(now, hasAgencies), [now, hasAgencies]);
}

const deskOf = (now: Date, hasAgencies: boolean): ListDesk<PropositionOverview> => ({
  parts: [
    {
      name: 'echeance',
      words: 'Expirent bientôt',
      holds: ({ proposition }) => isEndingSoon(proposition, now),
      none: 'Aucune proposition n’expire bientôt',
    },
    ...(hasAgencies ? AGENTLESS : []),
  ],
  isComplete: true,
  views: [{ name: 'Toutes', search: '' }, thisMonth('Nouvelles ce mois', now)],
  columns: columnsOf(hasAgencies),
});
