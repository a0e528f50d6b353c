import { formatDateTime } from '@portal/domain/format';
import type { Remotes } from '../remotes/create-remotes';
import { reportedProblem } from '../telemetry/attribute-problem';
import { type NotedProblem, runningRemotes, type RunningRemote } from '../telemetry/running-portal';
import type { ReleaseSource } from '@portal/registry/reported-problem';

/** A line of « À propos », in the dialog and in the copied text. */
export interface AboutFact {
  readonly term: string;
  /** One per line; an empty list is shown as `absent`. */
  readonly values: readonly string[];
  readonly absent?: string;
}

export interface AboutRemote {
  readonly name: string;
  /** As staff calls this part of the portal. */
  readonly title: string;
  readonly owner: string;
  readonly facts: readonly AboutFact[];
}

export interface AboutPortal {
  readonly facts: readonly AboutFact[];
  readonly remotes: readonly AboutRemote[];
}

const SOURCES: Readonly<Record<ReleaseSource, string>> = {
  stable: 'en service',
  canary: 'déploiement progressif',
  preview: 'aperçu de cet onglet',
  ladder: 'version précédente',
  healed: 'version de secours',
};

const STATES: Readonly<Record<string, string>> = {
  idle: 'Pas encore ouverte',
  checking: 'En chargement',
  loading: 'En chargement',
  ready: 'Fonctionne',
  degraded: 'Fonctionne sur une version de secours',
  failed: 'En panne',
};

const TITLES: Readonly<Record<string, string>> = {
  public: 'Pages publiques',
  applicant: 'Espace du demandeur',
  agent: 'Espace de l’agence',
  admin: 'Utilisateurs et affiliations',
};

type Inspected = ReturnType<Remotes['inspect']>;

const describeRegistry = ({ registry: { serial, generatedAt } }: Inspected): string =>
  generatedAt === undefined || Number.isNaN(Date.parse(generatedAt))
    ? `n°\u00A0${serial}`
    : `n°\u00A0${serial}, publié le ${formatDateTime(generatedAt)}`;

function describeFailure(name: string, problems: readonly NotedProblem[]): readonly string[] {
  const last = problems.findLast((problem) => reportedProblem(problem).remote === name);
  if (!last) return [];
  const { code, version, incident } = reportedProblem(last);
  const parts = [
    incident,
    code,
    version && `version ${version}`,
    formatDateTime(new Date(last.at).toISOString()),
  ];
  return [parts.filter((part) => part !== undefined).join(' · ')];
}

type Entry = Inspected['registry']['remotes'][string];

function describeRemote(
  entry: Entry,
  running: RunningRemote | undefined,
  problems: readonly NotedProblem[],
): AboutRemote {
  const { name, owner, disabled } = entry;
  const state = running && (STATES[running.state] ?? running.state);
  return {
    name,
    title: TITLES[name] ?? name,
    owner,
    facts: [
      { term: 'Version', values: running ? [`${running.version} · ${SOURCES[running.source]}`] : [] },
      {
        term: 'État',
        values: disabled === undefined ? (state ? [state] : []) : [`Fermée\u00A0: ${disabled}`],
      },
      { term: 'Dernier incident', values: describeFailure(name, problems), absent: 'Aucun dans cette page' },
    ],
  };
}

/** The versions and state of this page, as shown in « À propos de ce portail ». */
export function describePortal(
  remotes: Pick<Remotes, 'inspect' | 'state' | 'source'>,
  problems: readonly NotedProblem[],
  shell: string,
): AboutPortal {
  const inspected = remotes.inspect();
  const running = runningRemotes(remotes);
  return {
    facts: [
      { term: 'Portail', values: [shell] },
      { term: 'Registre', values: [describeRegistry(inspected)] },
      {
        term: 'Provenance du registre',
        values: [remotes.source === 'network' ? 'Serveur' : 'Dernier registre connu de ce navigateur'],
      },
    ],
    remotes: Object.values(inspected.registry.remotes).map((entry) =>
      describeRemote(entry, running[entry.name], problems),
    ),
  };
}

/** The same as text, for a message to support. */
export function portalAsText({ facts, remotes }: AboutPortal): string {
  const lineOf = ({ term, values, absent = 'Non renseigné' }: AboutFact) =>
    `${term}\u00A0: ${values.length > 0 ? values.join('\u202F; ') : absent}`;
  return [
    'InterGestion, à propos de ce portail',
    ...facts.map(lineOf),
    ...remotes.flatMap(({ name, owner, facts: own }) => ['', `${name} (${owner})`, ...own.map(lineOf)]),
  ].join('\n');
}
