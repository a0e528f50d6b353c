import { choices } from '../reference-data/lists';
import { fromParis, parisTime } from '../src/calendar/paris-time';
import { drawStreet, drawTown } from './addresses';
import { ownerOf } from './agencies';
import life from './data/file-life.json' with { type: 'json' };
import words from './data/words.json' with { type: 'json' };
import { demoAccounts } from './demo-accounts';
import type { DemoProject, DemoProjectFigures } from './demo-rows';
import { assignStatuses, drawFileDates, type FileDates, lastContactOf } from './file-life';
import { drawPhone } from './identities';
import { daysBetween, daysFrom, drawCreation } from './paris-clock';
import { drawProjectFigures } from './project-figures';
import { createRandom, type Random } from './random';
import type { ProjectSlot } from './applicants';

export interface ProjectFile {
  readonly project: DemoProject;
  readonly dates: FileDates;
}

const FIRST_ID = 401;
const TROUBLED = ['rejected', 'more_info_requested', 'offre_de_credit_refusee'];

const DEFAULT_CONTACTS = 4;
const contacts: Readonly<Record<string, number>> = life.contacts;

const aims: Readonly<Record<string, readonly string[]>> = words.aims;

function drawTitle(random: Random, figures: DemoProjectFigures): string {
  const type = choices.s_type_bien.find(({ id }) => id === figures.propertyType)?.name ?? '';
  return `${type}, ${random.pick(aims[figures.propertyUsage] ?? ['projet'])}`;
}

function drawNote(random: Random): string {
  const sentences = [random.pick(words.openings)];
  const more = random.int(0, 3);
  if (more > 0) sentences.push(...random.shuffle(words.details).slice(0, Math.min(more, 2)));
  if (more === 3) sentences.push(random.pick(words.endings));
  return sentences.join(' ');
}

/** Descriptions that test a screen: 2 000 characters, text that looks like HTML, quotes, lines. */
const testingNotes: readonly string[] = [
  'Nous cherchons un financement pour trois lots du même immeuble. '.repeat(40).slice(0, 2000),
  ...words.testingNotes,
];

interface Draft {
  readonly slot: ProjectSlot;
  readonly createdAt: Date;
  readonly status: string;
}

function drawProject(random: Random, { slot, createdAt, status }: Draft, now: Date): ProjectFile {
  const { person, agentEmail } = slot;
  const dates = drawFileDates(random, status, createdAt, now);
  const figures = drawProjectFigures(random, TROUBLED.includes(status));
  const timesContacted = random.poisson(contacts[status] ?? DEFAULT_CONTACTS);
  const located = figures.propertyType !== 'parts_de_scpi' && random.chance(0.55);
  const town = drawTown(random, person.agencyId);
  const project: DemoProject = {
    ...figures,
    id: 0,
    title: drawTitle(random, figures),
    personId: person.id,
    agencyId: person.agencyId,
    ownerId: ownerOf(person.agencyId),
    agentEmail,
    status,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: drawPhone(random),
    note: drawNote(random),
    mediaUrl: random.chance(0.05) ? `https://www.example.org/visite/${random.int(1000, 9999)}` : null,
    street: located ? drawStreet(random) : null,
    postalCode: located ? town.postalCode : null,
    city: located ? town.city : null,
    region: located ? town.region : null,
    country: located ? town.country : null,
    timesContacted,
    lastContactedAt:
      timesContacted === 0
        ? null
        : lastContactOf({ status, createdAt, updatedAt: dates.updatedAt }, random.between(0.3, 1), now),
    createdAt,
    updatedAt: dates.updatedAt,
  };
  return { project, dates };
}

function applicantProject(file: ProjectFile, now: Date): ProjectFile {
  const createdAt = daysFrom(now, -37);
  const updatedAt = daysFrom(now, -28);
  return {
    dates: { updatedAt, proposedAt: daysFrom(now, -27), answeredAt: daysFrom(now, -8) },
    project: {
      ...file.project,
      ...life.ofTheApplicant,
      lastContactedAt: daysFrom(now, -2),
      createdAt,
      updatedAt,
    },
  };
}

/** Projects that test screens. They belong to the smallest agency, where most accounts do not see them. */
const oddities = (now: Date): readonly Partial<DemoProject>[] => [
  { status: null },
  { status: 'statut_retire' },
  { agencyId: null },
  { updatedAt: daysFrom(now, -400) },
  { price: 0, downPayment: 0, works: null, land: null },
  { price: 0.01, downPayment: 0 },
  { price: 9_999_999.99 },
];

const RANKED_AGENTS = 7;

/** From the sixth of a month on, seven agents rank in it: the oldest funded files of others count now. */
function fundSomeThisMonth(
  random: Random,
  files: readonly ProjectFile[],
  knownAgents: ReadonlySet<string>,
  now: Date,
): ProjectFile[] {
  const { year, month, day } = parisTime(now);
  if (day < 6) return [...files];
  const monthStart = fromParis(year, month, 1, 9);
  const funded = files.filter(
    ({ project }) => project.status === 'fonds_debloques' && knownAgents.has(project.agentEmail ?? ''),
  );
  const ranked = new Set(
    funded.filter(({ project }) => project.updatedAt >= monthStart).map(({ project }) => project.agentEmail),
  );
  const moved = new Map<ProjectFile, Date>();
  for (const file of [...funded].reverse()) {
    const { agentEmail } = file.project;
    if (ranked.size >= RANKED_AGENTS) break;
    if (ranked.has(agentEmail)) continue;
    ranked.add(agentEmail);
    moved.set(file, daysFrom(monthStart, daysBetween(monthStart, now) * random.between(0.1, 0.9)));
  }
  return files.map((file) => {
    const updatedAt = moved.get(file);
    return updatedAt
      ? { dates: { ...file.dates, updatedAt }, project: { ...file.project, updatedAt } }
      : file;
  });
}

/** Draws the projects of all slots, in the order of their creation: ids increase with time. */
export function drawProjects(
  now: Date,
  slots: readonly ProjectSlot[],
  knownAgents: ReadonlySet<string>,
): readonly ProjectFile[] {
  const random = createRandom('projects');
  const dates = slots.map(() => drawCreation(random, now));
  const statuses = assignStatuses(
    random,
    dates.map((date) => daysBetween(date, now)),
  );
  const odd = oddities(now);
  let testing = 0;
  let strange = 0;
  const files = slots.map((slot, index): ProjectFile => {
    const drawn = drawProject(
      random,
      { slot, createdAt: dates[index] ?? now, status: statuses[index] ?? 'open' },
      now,
    );
    if (slot.person.email === demoAccounts.applicant) return applicantProject(drawn, now);
    if (slot.person.email === demoAccounts.refused) {
      const createdAt = daysFrom(now, -84);
      return drawProject(random, { slot, createdAt, status: 'rejected' }, now);
    }
    if (slot.person.agencyId === 82 && slot.agentEmail === null && strange < odd.length) {
      const oddity = odd[strange];
      strange += 1;
      return { ...drawn, project: { ...drawn.project, ...oddity } };
    }
    const note = index % 90 === 45 ? testingNotes[testing++] : undefined;
    return note === undefined ? drawn : { ...drawn, project: { ...drawn.project, note } };
  });
  const known = fundSomeThisMonth(random, files, knownAgents, now);
  return [...known]
    .sort((a, b) => a.project.createdAt.getTime() - b.project.createdAt.getTime())
    .map((file, index) => ({ ...file, project: { ...file.project, id: FIRST_ID + index } }));
}
