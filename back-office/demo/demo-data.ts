import { drawAddresses } from './addresses';
import { agencies, drawAffiliations, managers } from './agencies';
import { applicants } from './applicants';
import { openCabinet } from './attachments';
import network from './data/network.json' with { type: 'json' };
import type { DemoPerson, DemoProject } from './demo-rows';
import { nameRegister } from './identities';
import { daysFrom } from './paris-clock';
import { drawProjects } from './projects';
import { drawPropositions } from './propositions';
import { createRandom } from './random';
import { chosenStaffNames, staff } from './staff';

export type DemoData = ReturnType<typeof makeDemoData>;

/** Applicants register before sending a project. */
function registeredInTime(
  people: readonly DemoPerson[],
  projects: readonly DemoProject[],
  now: Date,
): DemoPerson[] {
  const random = createRandom('registrations');
  const first = new Map<number, Date>();
  for (const { personId, createdAt } of projects) if (!first.has(personId)) first.set(personId, createdAt);
  return people.map((person) => {
    const project = first.get(person.id);
    if (!project) return person;
    const asked = project < now ? project : now;
    return { ...person, createdAt: daysFrom(asked, -random.between(0.005, 6)) };
  });
}

/** A network of 19 agencies: the same for the same `now`, to which all dates are relative. */
export function makeDemoData(now: Date) {
  const names = nameRegister(createRandom('names'), [...managers, ...chosenStaffNames, ...network.cast]);
  const { people: employees, agents } = staff(now, names);
  const { people: borrowers, slots } = applicants(now, agents, names);
  const knownAgents = new Set(agents.map(({ person }) => person.email));
  const files = drawProjects(now, slots, knownAgents);
  const projects = files.map(({ project }) => project);
  const people = registeredInTime([...employees, ...borrowers], projects, now).sort((a, b) => a.id - b.id);
  const byId = new Map(people.map((person) => [person.id, person]));
  const cabinet = openCabinet(daysFrom(now, -900));
  const propositions = drawPropositions(now, files, byId, cabinet);
  return {
    managers,
    agencies,
    people,
    addresses: drawAddresses(people),
    projects,
    propositions,
    files: cabinet.files,
    affiliations: drawAffiliations(agents.map(({ person }) => person)),
  };
}
