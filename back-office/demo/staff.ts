import { defaults } from '../reference-data/defaults';
import { ROLE_IDS } from '../src/access/caller';
import { parisTime } from '../src/calendar/paris-time';
import { ownerOf } from './agencies';
import network from './data/network.json' with { type: 'json' };
import type { DemoPerson } from './demo-rows';
import { drawBirthday, drawIdentity, emailGiver, type NameRegister } from './identities';
import { daysFrom } from './paris-clock';
import { createRandom } from './random';

export interface Agent {
  readonly person: DemoPerson;
  readonly projects: number;
}

interface Post {
  readonly id: number;
  readonly roleId: number;
  readonly agencyId: number;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

const chosen: readonly Post[] = network.staff;

/** Ids from 1; 4, 5 and 7 belong to the named applicants. The last agents get the fewest projects. */
const posts: readonly Post[] = [
  ...chosen,
  ...network.workplaces.map((agencyId, index) => ({ id: 17 + index, roleId: ROLE_IDS.AGENT, agencyId })),
];

/** Projects with a known agent, including those of the three named agents. */
const WITH_AGENT = 600;
const NAMED = [40, 12, 0];

/** Projects of each agent: the best five have about 45 % of the files, three none, one a single one. */
function shares(agents: number): number[] {
  const working = agents - NAMED.length - 4;
  const weights = Array.from({ length: working }, (_, rank) => (rank + 1) ** -0.85);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const wanted = NAMED.reduce((left, count) => left - count, WITH_AGENT - 1);
  const counts = weights.map((weight) => Math.max(2, Math.round((weight / sum) * wanted)));
  const surplus = counts.reduce((total, count) => total + count, 0) - wanted;
  counts[0] = (counts[0] ?? 0) - surplus;
  return [...NAMED, ...counts, 1, 0, 0, 0];
}

export const chosenStaffNames = chosen.flatMap(({ firstName, lastName }) =>
  firstName !== undefined && lastName !== undefined ? [{ firstName, lastName }] : [],
);

/** The staff of the network: 2 administrators, 6 directors, 36 agents. */
export function staff(
  now: Date,
  names: NameRegister,
): { people: readonly DemoPerson[]; agents: readonly Agent[] } {
  const random = createRandom('staff');
  const giveEmail = emailGiver(random);
  const thisYear = parisTime(now).year;
  const people = posts.map(({ id, roleId, agencyId, email, firstName, lastName }) => {
    const drawn = drawIdentity(random);
    const identity =
      firstName === undefined || lastName === undefined
        ? names.enter(drawn, false)
        : names.enter({ namePrefix: null, firstName, lastName }, true);
    return {
      id,
      ...identity,
      middleName: null,
      email: email ?? giveEmail(identity),
      birthday: drawBirthday(random, thisYear),
      confirmed: true,
      enabled: true,
      roleIds: [roleId],
      agencyId,
      agentEmail: roleId === ROLE_IDS.AGENT ? null : defaults.supervisorEmail,
      ownerId: ownerOf(agencyId),
      createdAt: daysFrom(now, -random.int(450, 1500)),
    };
  });
  const agents = people.filter(({ roleIds }) => roleIds.includes(ROLE_IDS.AGENT));
  const counts = shares(agents.length);
  return { people, agents: agents.map((person, rank) => ({ person, projects: counts[rank] ?? 0 })) };
}
