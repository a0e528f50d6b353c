import type { DataScope } from '@portal/domain/access';
import type { CsvColumn } from '@portal/domain/csv';
import { formatMonthName, formatPhone, isInParisMonth } from '@portal/domain/format';
import {
  announcedOffer,
  isAccepted,
  isBeingWritten,
  isEndingSoon,
  type Proposition,
  type PropositionOverview,
  propositionTitle,
  standingOf,
} from '@portal/domain/proposition';
import {
  agentlessParts,
  type ListView,
  type ListPart,
  type SelectionWords,
  useLinkedName,
} from '@portal/features/listing';
import { Facts } from '@portal/ui/facts';
import { useMemo, useState } from 'react';
import { serverTime } from '../resource';
import { propositionLine, propositionTable } from './proposition-lines';

const AGENTLESS: readonly ListPart<PropositionOverview>[] = agentlessParts({
  none: 'Aucune proposition sans agent',
  unknown: 'Aucune proposition d’un agent inconnu',
  untold: 'L’agent de certaines propositions n’a pas pu être vérifié\u00A0: elles ne figurent pas ici.',
});

/** What the chart of new ones counts, month by month, and links to. */
const SENT = 'envoyees';

const SELECTION: SelectionWords<PropositionOverview> = {
  noun: ['proposition', 'propositions'],
  selected: 'sélectionnée',
  label: 'Sélectionner les propositions affichées',
  labelOf: ({ proposition }) => `Sélectionner ${propositionTitle(proposition)}`,
  idOf: ({ proposition }) => proposition.id,
  emailOf: ({ applicantEmail }) => applicantEmail,
  noteOf: () => '',
};

/** What its columns and views mean. */
const HELP = (
  <Facts
    items={[
      {
        term: 'Prêteur, par mois, TAEG',
        value: 'Tels que le texte de la proposition les annonce, assurance comprise.',
      },
      { term: 'Acceptées', value: 'Comptées au jour de la réponse du demandeur.' },
    ]}
  />
);

/** Sent, then out of date before an answer: by its status, or by its end date. */
const hasEndedUnanswered = (proposition: Proposition, now: Date): boolean =>
  proposition.status === 'expired' || standingOf(proposition, now).state === 'late';

/** CSV columns of a proposal: what the list shows, one item per column. */
const columnsOf = (hasAgencies: boolean): readonly CsvColumn<PropositionOverview>[] => [
  { heading: 'Proposition', text: ({ proposition }) => propositionTitle(proposition) },
  { heading: 'Statut', text: ({ statusLabel }) => statusLabel },
  { heading: 'Numéro du projet', count: ({ proposition }) => proposition.projectId },
  { heading: 'Prêteur', text: ({ proposition }) => announcedOffer(proposition.description).lender ?? '' },
  {
    heading: 'Par mois (€)',
    amount: ({ proposition }) => announcedOffer(proposition.description).monthlyPayment ?? null,
  },
  {
    heading: 'TAEG (%)',
    amount: ({ proposition }) => announcedOffer(proposition.description).taeg ?? null,
  },
  { heading: 'Projet', text: ({ projectTitle }) => projectTitle },
  { heading: 'Demandeur', text: ({ applicantName }) => applicantName },
  { heading: 'Téléphone', text: ({ applicantPhone }) => formatPhone(applicantPhone) },
  { heading: 'Adresse e-mail', text: ({ applicantEmail }) => applicantEmail },
  ...(hasAgencies ? [{ heading: 'Agence', text: ({ agencyName }: PropositionOverview) => agencyName }] : []),
  { heading: 'Via', text: ({ agentName }) => agentName },
  { heading: 'Créée le', day: ({ proposition }) => proposition.createdAt },
  { heading: 'Valable jusqu’au', day: ({ proposition }) => proposition.validUntil },
];

const spansAgencies = ({ kind }: DataScope): boolean => kind === 'network' || kind === 'everything';

/** Staff features of the proposal list: proposals that end soon or have no agent, views, CSV export. */
export function usePropositionView(
  scope: DataScope,
  part: string | undefined,
): ListView<PropositionOverview> {
  const hasAgencies = spansAgencies(scope);
  const [now] = useState(serverTime);
  const isLinked = useLinkedName(part, (name) => name === SENT) !== undefined;
  return useMemo(() => viewOf(now, hasAgencies, isLinked), [now, hasAgencies, isLinked]);
}

const viewOf = (now: Date, hasAgencies: boolean, isLinked: boolean): ListView<PropositionOverview> => ({
  parts: [
    {
      name: 'a-etudier',
      words: 'À étudier',
      holds: ({ proposition }) => standingOf(proposition, now).isNew,
      none: 'Aucune proposition à étudier',
    },
    {
      name: 'echeance',
      words: 'Expirent sous 7\u00A0jours',
      holds: ({ proposition }) => isEndingSoon(proposition, now),
      none: 'Aucune proposition n’expire sous 7\u00A0jours',
    },
    {
      name: 'acceptees',
      words: `Acceptées en ${formatMonthName(now)}`,
      holds: ({ proposition }) => isAccepted(proposition) && isInParisMonth(proposition.updatedAt, now),
      none: `Aucune proposition acceptée en ${formatMonthName(now)}`,
      // The day of the answer is the last change, which a back office need not send.
      untold: {
        isSo: ({ proposition }) => isAccepted(proposition) && !proposition.updatedAt,
        words:
          'La date de réponse de certaines propositions n’est pas connue\u00A0: elles ne figurent pas ici.',
      },
    },
    {
      name: 'redaction',
      words: 'En brouillon',
      holds: ({ proposition }) => isBeingWritten(proposition),
      none: 'Aucune proposition en brouillon',
    },
    {
      name: 'sans-reponse',
      words: 'Expirées sans réponse',
      holds: ({ proposition }) => hasEndedUnanswered(proposition, now),
      none: 'Aucune proposition n’a expiré sans réponse',
    },
    ...(hasAgencies ? AGENTLESS : []),
    ...(isLinked
      ? [
          {
            name: SENT,
            words: 'Envoyées',
            holds: ({ proposition }: PropositionOverview) => standingOf(proposition, now).isSent,
            none: 'Aucune proposition envoyée',
          },
        ]
      : []),
  ],
  isComplete: true,
  whole: 'Toutes',
  table: (isComplete) => propositionTable(isComplete, hasAgencies),
  line: propositionLine,
  columns: columnsOf(hasAgencies),
  selection: SELECTION,
  help: HELP,
});
