import { defaults } from '../reference-data/defaults';
import { parisTime } from '../src/calendar/paris-time';
import { ownerOf } from './agencies';
import { demoAccounts } from './demo-accounts';
import type { DemoPerson } from './demo-rows';
import { drawBirthday, drawIdentity, emailGiver, type NameRegister } from './identities';
import { daysFrom } from './paris-clock';
import { createRandom } from './random';

export interface Agent {
  readonly person: DemoPerson;
  readonly projects: number;
}

const ADMIN = 1;
const AGENT = 4;
const DIRECTOR = 5;

/** Agencies of the 36 agents, busiest first, after the three named accounts. */
const workplaces = [
  60, 70, 71, 76, 73, 80, 72, 74, 70, 77, 71, 79, 72, 75, 78, 81, 82, 70, 60, 73, 76, 61, 80, 62, 71, 74, 63,
  79, 77, 64, 72, 75, 78,
];

/** Projects with a known agent, including those of the three named agents. */
const WITH_AGENT = 600;
const NAMED = { agent: 40, supervisor: 12, idle: 0 };

/** A long tail: the best five agents have about 45 % of the files, three have none and one has one. */
function shares(agents: number): number[] {
  const working = agents - 4;
  const weights = Array.from({ length: working }, (_, rank) => (rank + 1) ** -0.85);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const wanted = WITH_AGENT - NAMED.agent - NAMED.supervisor - 1;
  const counts = weights.map((weight) => Math.max(2, Math.round((weight / sum) * wanted)));
  const surplus = counts.reduce((total, count) => total + count, 0) - wanted;
  counts[0] = (counts[0] ?? 0) - surplus;
  return [...counts, 1, 0, 0, 0];
}

interface Post {
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: number;
  readonly agencyId: number;
}

const named = (email: string, firstName: string, lastName: string, role: number, agencyId: number): Post => ({
  email,
  firstName,
  lastName,
  role,
  agencyId,
});

const unnamed = (role: number, agencyId: number): Post => ({
  email: null,
  firstName: null,
  lastName: null,
  role,
  agencyId,
});

const posts = {
  admin: named(demoAccounts.admin, 'Hélène', 'Castaing', ADMIN, 59),
  director: named(demoAccounts.director, 'Marc', 'Delaunay', DIRECTOR, 60),
  agent: named(demoAccounts.agent, 'Thị Ánh', 'Nguyễn', AGENT, 70),
  supervisor: named(demoAccounts.supervisor, 'Solène', 'Vasseur', AGENT, 59),
  idle: named(demoAccounts.idleAgent, 'Paul', 'Lenoir', AGENT, 80),
  // Two agents with the same surname, which lists and filters must distinguish.
  twins: [
    named('claire.petit@example.org', 'Claire', 'Petit', AGENT, 60),
    named('hugo.petit@example.net', 'Hugo', 'Petit', AGENT, 70),
  ],
};

/** Chosen names, which are never drawn for anybody else. */
export const chosenStaffNames = Object.values(posts)
  .flat()
  .flatMap(({ firstName, lastName }) =>
    firstName !== null && lastName !== null ? [{ firstName, lastName }] : [],
  );

/** The staff of the network: 2 administrators, 6 directors, 36 agents. Ids from 1. */
export function staff(
  now: Date,
  names: NameRegister,
): {
  people: readonly DemoPerson[];
  agents: readonly Agent[];
} {
  const random = createRandom('staff');
  const giveEmail = emailGiver(random);
  const thisYear = parisTime(now).year;
  const person = (id: number, post: Post): DemoPerson => {
    const drawn = drawIdentity(random);
    const identity =
      post.firstName === null || post.lastName === null
        ? names.enter(drawn, false)
        : names.enter({ namePrefix: null, firstName: post.firstName, lastName: post.lastName }, true);
    return {
      id,
      ...identity,
      middleName: null,
      email: post.email ?? giveEmail(identity),
      birthday: drawBirthday(random, thisYear),
      confirmed: true,
      enabled: true,
      roleIds: [post.role],
      agencyId: post.agencyId,
      agentEmail: post.role === AGENT ? null : defaults.supervisorEmail,
      ownerId: ownerOf(post.agencyId),
      createdAt: daysFrom(now, -random.int(450, 1500)),
    };
  };

  // Ids 4, 5 and 7 belong to the named applicants.
  const admin = person(1, posts.admin);
  const director = person(2, posts.director);
  const agent = person(3, posts.agent);
  const supervisor = person(6, posts.supervisor);
  const idle = person(8, posts.idle);
  const others = [
    unnamed(ADMIN, 59),
    ...[59, 61, 62, 63, 64].map((agencyId) => unnamed(DIRECTOR, agencyId)),
  ].map((post, index) => person(9 + index, post));
  const colleagues = workplaces.map((agencyId, index) =>
    person(15 + index, posts.twins[index] ?? unnamed(AGENT, agencyId)),
  );
  const counts = shares(colleagues.length);
  const agents: Agent[] = [
    { person: agent, projects: NAMED.agent },
    { person: supervisor, projects: NAMED.supervisor },
    { person: idle, projects: NAMED.idle },
    ...colleagues.map((colleague, index) => ({ person: colleague, projects: counts[index] ?? 0 })),
  ];
  return {
    people: [admin, director, ...others, ...agents.map((one) => one.person)].sort((a, b) => a.id - b.id),
    agents,
  };
}
