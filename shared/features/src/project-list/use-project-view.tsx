import type { Rows } from '@portal/api';
import type { DataScope } from '@portal/domain/access';
import type { CsvColumn } from '@portal/domain/csv';
import { truncationNotice } from '@portal/domain/dashboard';
import {
  type FollowUpReason,
  followUpReasons,
  followUpSources,
  followUpWords,
  mostUrgentFollowUps,
} from '@portal/domain/follow-up';
import { formatMoney, formatPhone } from '@portal/domain/format';
import { projectEffort } from '@portal/domain/finance';
import { daysInStep, type Project, type ProjectOverview, projectTitle } from '@portal/domain/project';
import type { Proposition } from '@portal/domain/proposition';
import {
  agentlessParts,
  type ListView,
  type ListPart,
  type SelectionWords,
  useLinkedName,
} from '@portal/features/listing';
import { useMemo, useState } from 'react';
import { filter, NEVER, type Observable } from 'rxjs';
import { orElse, serverTime, useApi, useResource } from '../resource';
import { projectLine, projectTable } from './project-lines';
import { PROJECT_LIST_HELP } from './project-list-help';
import { linkedPart, newThisMonth, RUNNING, WITH_THE_APPLICANT, WITH_THE_LENDER } from './project-views';

interface ProjectView extends ListView<ProjectOverview> {
  /** Why a project needs a follow-up, where the list is about that. */
  readonly reasonsOf: (project: Project) => readonly FollowUpReason[];
}

const NO_REASONS: readonly never[] = [];

const TO_FOLLOW_UP = 'relancer';

const AGENTLESS: readonly ListPart<ProjectOverview>[] = agentlessParts({
  none: 'Aucun dossier sans agent',
  unknown: 'Aucun dossier d’un agent inconnu',
  untold: 'L’agent de certains dossiers n’a pas pu être vérifié\u00A0: ils ne figurent pas ici.',
});

const WITHOUT_PROPOSALS =
  'Les propositions n’ont pas pu être chargées\u00A0: celles qui expirent bientôt ne sont pas comptées.';

const SELECTION: SelectionWords<ProjectOverview> = {
  noun: ['dossier', 'dossiers'],
  selected: 'sélectionné',
  label: 'Sélectionner les dossiers affichés',
  labelOf: ({ project }) => `Sélectionner ${projectTitle(project)}`,
  idOf: ({ project }) => project.id,
  emailOf: ({ project }) => project.email,
  noteOf: (rows) =>
    rows.some(({ project }) => project.amountToFinance === null)
      ? ''
      : `${formatMoney(rows.reduce((sum, { project }) => sum + (project.amountToFinance ?? 0), 0))} à financer`,
};

interface ViewOptions {
  readonly scope: DataScope;
  /** Whose proposals: more than those of the projects for an administrator. */
  readonly propositionScope: DataScope;
  /** The list has finished its own requests. */
  readonly isLoaded: boolean;
  /** Name of the part asked for: one of a period is offered only then. */
  readonly part: string | undefined;
}

/** Staff features of the project list: follow-ups, views, CSV export. */
export function useProjectView({ scope, propositionScope, isLoaded, part }: ViewOptions): ProjectView {
  const isFollowingUp = part === TO_FOLLOW_UP;
  const proposals = useProposals(propositionScope, isFollowingUp || isLoaded);
  const hasAgencies = scope.kind === 'network';
  const [now] = useState(serverTime);
  const linkedName = useLinkedName(part, (name) => linkedPart(name) !== undefined);
  const linked = useMemo(() => linkedPart(linkedName), [linkedName]);
  return useMemo(() => {
    const propositionsOf = followUpSources(typeof proposals === 'string' ? [] : proposals.rows);
    const reasonsOf = (project: Project) => followUpReasons(project, propositionsOf(project.id), now);
    const reading = { hasAgencies, reasonsOf: isFollowingUp ? reasonsOf : () => NO_REASONS };
    return {
      reasonsOf: reading.reasonsOf,
      isComplete: proposals !== 'coming',
      parts: [
        RUNNING,
        {
          name: TO_FOLLOW_UP,
          yours: !hasAgencies,
          words: 'À relancer',
          holds: ({ project }) => reasonsOf(project).length > 0,
          none: 'Aucun dossier à relancer',
          order: {
            words: 'Les plus urgents d’abord',
            sorted: (rows) => mostUrgentFollowUps(rows, ({ project }) => reasonsOf(project)),
          },
          // Without proposals, any project may be due: a count would be too low.
          untold: proposals === 'missing' ? { isSo: () => true, words: WITHOUT_PROPOSALS } : undefined,
          caveat: caveatOf(proposals),
        },
        newThisMonth(now),
        WITH_THE_APPLICANT,
        WITH_THE_LENDER,
        ...(hasAgencies ? AGENTLESS : []),
        ...(linked === undefined ? [] : [linked]),
      ],
      whole: 'Tous',
      table: (isComplete) => projectTable(reading, isComplete),
      line: (row) => projectLine(row, reading),
      columns: csvColumns(reasonsOf, hasAgencies, now),
      selection: SELECTION,
      help: PROJECT_LIST_HELP,
    };
  }, [proposals, now, hasAgencies, linked, isFollowingUp]);
}

const caveatOf = (proposals: Proposals): string | undefined =>
  typeof proposals === 'string'
    ? undefined
    : truncationNotice(proposals.rows.length, proposals.total, 'proposition', { hasFilters: false });

/** Proposals of a scope: 'coming' while loading, 'missing' on failure. */
type Proposals = Rows<Proposition> | 'coming' | 'missing';

/**
 * Loads the proposals that determine follow-ups. The list can be read without them, so they come last, in one request,
 * and a failure is only reported.
 *
 * @param scope whose proposals.
 * @param isTime the list has finished its own requests, or the user wants the follow-ups.
 */
function useProposals(scope: DataScope, isTime: boolean): Proposals {
  const { propositions } = useApi();
  const [isAsked, setAsked] = useState(isTime);
  if (isTime && !isAsked) setAsked(true);
  const resource = useResource(
    (): Observable<Rows<Proposition> | 'missing'> =>
      isAsked
        ? propositions.wholeOnce({ scope }).pipe(
            filter(({ isComing }) => !isComing),
            orElse('missing' as const),
          )
        : NEVER,
    [propositions, scope, isAsked],
  );
  return resource.value ?? 'coming';
}

/**
 * CSV columns of a project: what the list shows, one item per column.
 *
 * @param hasAgencies the list spans several agencies; otherwise the agency's name is not loaded
 */
const csvColumns = (
  reasonsOf: (project: Project) => readonly FollowUpReason[],
  hasAgencies: boolean,
  now: Date,
): readonly CsvColumn<ProjectOverview>[] => [
  { heading: 'Numéro', count: ({ project }) => project.id },
  { heading: 'Projet', text: ({ project }) => projectTitle(project) },
  { heading: 'Type de bien', text: ({ propertyTypeLabel }) => propertyTypeLabel },
  { heading: 'Usage du bien', text: ({ propertyUsageLabel }) => propertyUsageLabel },
  { heading: 'Montant (€)', amount: ({ project }) => project.amountToFinance },
  { heading: 'Statut', text: ({ statusLabel }) => statusLabel },
  { heading: 'Demandeur', text: ({ applicantName }) => applicantName },
  { heading: 'Téléphone', text: ({ project }) => formatPhone(project.phone) },
  { heading: 'Adresse e-mail', text: ({ project }) => project.email },
  ...(hasAgencies ? [{ heading: 'Agence', text: ({ agencyName }: ProjectOverview) => agencyName }] : []),
  { heading: 'Dossier géré par', text: ({ managerName }) => managerName },
  { heading: 'Via', text: ({ agentName, project }) => agentName || project.prescriberEmail },
  { heading: 'Jours dans l’étape', count: ({ project }) => daysInStep(project, now)?.days ?? null },
  { heading: 'Taux d’effort (%)', amount: ({ project }) => effortOf(project) },
  { heading: 'Contacts', count: ({ project }) => project.timesContacted ?? null },
  { heading: 'Dernier contact', day: ({ project }) => project.lastContactedAt },
  { heading: 'Créé le', day: ({ project }) => project.createdAt },
  { heading: 'À relancer', text: ({ project }) => reasonsOf(project).map(followUpWords).join(', ') },
];

const effortOf = (project: Project): number | null => projectEffort(project)?.percent ?? null;
