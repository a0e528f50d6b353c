import { defaults } from '../reference-data/defaults';
import { parisTime } from '../src/calendar/paris-time';
import { agencyWeights, ownerOf } from './agencies';
import network from './data/network.json' with { type: 'json' };
import { demoAccounts } from './demo-accounts';
import type { DemoPerson } from './demo-rows';
import { drawBirthday, drawIdentity, emailGiver, type NameRegister } from './identities';
import { daysFrom } from './paris-clock';
import { createRandom, type Random } from './random';
import type { Agent } from './staff';

export interface ProjectSlot {
  readonly person: DemoPerson;
  readonly agentEmail: string | null;
}

const APPLICANT = 2;
const FIRST_ID = 48;
const PROJECTS = 640;
const APPLICANTS = 420;
const WITH_PROJECT = 388;
/** Of the `cast`, whose names, ages or accounts test screens, there is one every so many applicants from here. */
const FIRST_OF_CAST = 40;
const CAST_EVERY = 25;
/** Projects whose prescriber has left: screens must cope without the name. */
const UNKNOWN_AGENT = 14;
/** Projects without a prescriber in the smallest agency, which holds the unusual ones. */
const ODD_AGENCY = 82;
const ODD_PROJECTS = 9;

interface Group {
  readonly agencyId: number;
  readonly agentEmail: string | null;
  readonly size: number;
}

/** Projects by agency and prescriber, without the two of the named applicants. */
function groups(random: Random, agents: readonly Agent[]): Group[] {
  const known = agents.map(({ person, projects }) => ({
    agencyId: person.agencyId,
    agentEmail: person.email,
    size: projects - (person.email === demoAccounts.agent ? 1 : 0),
  }));
  const sizes = new Map<string, Group>();
  const others = PROJECTS - 2 - known.reduce((sum, group) => sum + group.size, 0);
  for (let index = 0; index < others; index += 1) {
    const isOdd = index >= UNKNOWN_AGENT && index < UNKNOWN_AGENT + ODD_PROJECTS;
    const agencyId = isOdd ? ODD_AGENCY : random.weighted(agencyWeights);
    const agentEmail = index < UNKNOWN_AGENT ? random.pick(network.gone) : null;
    const key = `${agencyId} ${agentEmail}`;
    sizes.set(key, { agencyId, agentEmail, size: (sizes.get(key)?.size ?? 0) + 1 });
  }
  return [...known, ...sizes.values()].filter((group) => group.size > 0);
}

/** How many people share each group's projects: at least one each, `total` overall. */
function headcounts(all: readonly Group[], total: number): number[] {
  const projects = all.reduce((sum, group) => sum + group.size, 0);
  const counts = all.map((group) =>
    Math.max(1, Math.min(group.size, Math.round((group.size * total) / projects))),
  );
  for (let rank = 0, left = total - counts.reduce((sum, count) => sum + count, 0); left !== 0; rank += 1) {
    const index = rank % all.length;
    const next = (counts[index] ?? 0) + Math.sign(left);
    if (next < 1 || next > (all[index]?.size ?? 0)) continue;
    counts[index] = next;
    left -= Math.sign(left);
  }
  return counts;
}

/** All applicants (420, 32 of them without a project), two odd accounts, and the slots of 640 projects. */
export function applicants(
  now: Date,
  agents: readonly Agent[],
  names: NameRegister,
): { people: readonly DemoPerson[]; slots: readonly ProjectSlot[] } {
  const random = createRandom('applicants');
  const giveEmail = emailGiver(createRandom('applicant e-mails'));
  const thisYear = parisTime(now).year;
  const cast: readonly Partial<DemoPerson>[] = network.cast.map(({ bornYearsAgo, ...member }) =>
    bornYearsAgo === undefined
      ? member
      : { ...member, birthday: `${thisYear - bornYearsAgo}-${member.birthday ?? ''}` },
  );
  const everyone: DemoPerson[] = [];
  const make = (
    agencyId: number,
    agentEmail: string | null,
    special: Partial<DemoPerson> = {},
  ): DemoPerson => {
    const identity = names.enter({ ...drawIdentity(random), ...special }, special.lastName !== undefined);
    const person: DemoPerson = {
      id: FIRST_ID + everyone.length,
      middleName: random.chance(0.06) ? drawIdentity(random).firstName : null,
      birthday: drawBirthday(random, thisYear),
      confirmed: true,
      enabled: true,
      roleIds: [APPLICANT],
      agencyId,
      agentEmail: agentEmail ?? defaults.supervisorEmail,
      ownerId: ownerOf(agencyId),
      createdAt: daysFrom(now, -random.int(430, 700)),
      email: special.email ?? giveEmail(identity),
      ...identity,
    };
    everyone.push(person);
    return person;
  };

  const named = network.applicants.map(({ agencyId, agentEmail, daysAgo, ...chosen }) => ({
    person: make(agencyId, agentEmail, {
      ...chosen,
      ...(daysAgo === undefined ? {} : { createdAt: daysFrom(now, -daysAgo) }),
    }),
    agentEmail,
  }));
  const slots: ProjectSlot[] = named.filter(({ person }) => person.email !== demoAccounts.newcomer);

  const all = groups(random, agents);
  const heads = headcounts(all, WITH_PROJECT - 2);
  all.forEach(({ agencyId, agentEmail, size }, index) => {
    const people = Array.from({ length: heads[index] ?? 1 }, () =>
      make(agencyId, agentEmail, cast[(everyone.length - FIRST_OF_CAST) / CAST_EVERY]),
    );
    for (const person of people) slots.push({ person, agentEmail });
    for (let extra = people.length; extra < size; extra += 1)
      slots.push({ person: random.pick(people), agentEmail });
  });
  while (everyone.length < APPLICANTS) make(random.weighted(agencyWeights), null);
  make(82, null, { firstName: 'Sans', lastName: 'Rôle', roleIds: [] });
  make(82, null, { firstName: 'Rôle', lastName: 'Visiteur', roleIds: [3] });
  return { people: everyone, slots };
}
