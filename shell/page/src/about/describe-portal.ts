import type { Role } from '@portal/domain/access';
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

const ROLES: Readonly<Record<Role, string>> = {
  ADMIN: 'administrateurs',
  DIRECTOR: 'directeurs',
  AGENT: 'agents',
  APPLICANT: 'demandeurs',
  VISITOR: 'visiteurs',
};

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const AGO = new Intl.RelativeTimeFormat('fr');

/** « il y a 3 heures »; within the last minute or in the future, « à l’instant ». */
function ago(ms: number): string {
  const [unit, length] = UNITS.find(([, each]) => ms >= each) ?? [];
  return unit === undefined || length === undefined
    ? 'à l’instant'
    : AGO.format(-Math.floor(ms / length), unit).replace(/(?<=\d) /, '\u00A0');
}

type Inspected = ReturnType<Remotes['inspect']>;

function describeRegistry({ registry }: Inspected, now: number): string {
  const { serial, generatedAt } = registry;
  const written = Date.parse(generatedAt ?? '');
  if (generatedAt === undefined || Number.isNaN(written)) return `n°\u00A0${serial}`;
  return `n°\u00A0${serial}, publié ${ago(now - written)} (${formatDateTime(generatedAt)})`;
}

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

function describeVersions({ stable, canary, previews, ladder }: Entry): readonly string[] {
  const whom = canary?.roles?.map((role) => ROLES[role]).join(', ') ?? 'tous les rôles';
  return [
    `${stable} · en service`,
    ...(canary
      ? [`${canary.version} · déploiement progressif, ${canary.percent.toLocaleString('fr')}\u00A0%, ${whom}`]
      : []),
    ...previews.map((version) => `${version} · en aperçu`),
    ...ladder.filter((version) => version !== stable).map((version) => `${version} · en secours`),
  ];
}

function describeRemote(
  entry: Entry,
  running: RunningRemote | undefined,
  problems: readonly NotedProblem[],
): AboutRemote {
  const { name, owner, disabled } = entry;
  const state = running && (STATES[running.state] ?? running.state);
  return {
    name,
    owner,
    facts: [
      { term: 'Version', values: running ? [`${running.version} · ${SOURCES[running.source]}`] : [] },
      {
        term: 'État',
        values: disabled === undefined ? (state ? [state] : []) : [`Fermée\u00A0: ${disabled}`],
      },
      { term: 'Disponibles', values: describeVersions(entry) },
      { term: 'Dernier incident', values: describeFailure(name, problems), absent: 'Aucun dans cette page' },
    ],
  };
}

/**
 * The versions and state of this page, as shown in « À propos de ce portail ».
 * @param now milliseconds since 1970
 */
export function describePortal(
  remotes: Pick<Remotes, 'inspect' | 'state' | 'source'>,
  problems: readonly NotedProblem[],
  { shell, now }: { readonly shell: string; readonly now: number },
): AboutPortal {
  const inspected = remotes.inspect();
  const running = runningRemotes(remotes);
  return {
    facts: [
      { term: 'Portail', values: [shell] },
      { term: 'Registre', values: [describeRegistry(inspected, now)] },
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
