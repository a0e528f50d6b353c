import { projectScope, propositionScope } from './data-scope';
import { projectListPolicy, propositionListPolicy } from './list-policies';
import type { Role } from './role';

describe('policies of the lists', () => {
  // Section 6: « Sort option Demandeur hidden for applicants; sort option Agent on projects hidden for agents. »
  // Observed: the agent filter on propositions is shown to all.
  it.each<[Role, string, string]>([
    ['ADMIN', '', ''],
    ['DIRECTOR', '', ''],
    ['AGENT', 'agency agent', 'agency'],
    ['APPLICANT', 'agency applicant', 'agency applicant'],
    ['VISITOR', 'agency applicant', 'agency applicant'],
  ])(
    'offers %s all but « %s » of projects, all but « %s » of propositions',
    (role, ofProjects, ofPropositions) => {
      const lists = [
        [projectListPolicy(role), ofProjects],
        [propositionListPolicy(role), ofPropositions],
      ] as const;
      for (const [{ filters, sorts }, hidden] of lists) {
        const isShown = (name: string) => !hidden.split(' ').includes(name);
        const shown = ['agency', 'applicant', 'agent', 'status', 'dates'].filter(isShown);
        expect(filters).toEqual(expect.arrayContaining(shown));
        for (const name of hidden.split(' ')) expect([...filters, ...sorts]).not.toContain(name);
        const people = ['applicant', 'agent'].filter((name) => shown.includes(name));
        expect(sorts).toEqual(expect.arrayContaining(['createdAt', 'status', ...people]));
      }
    },
  );

  it('sorts propositions by urgency for who answers', () => {
    expect(propositionListPolicy('APPLICANT').sorts).toContain('urgency');
    expect(propositionListPolicy('AGENT').sorts).not.toContain('urgency');
  });
});

describe('whose files a list shows', () => {
  const identity = { email: 'a@example.com', profileId: 7, customer: 59 };

  it.each<[Role, string]>([
    ['ADMIN', 'network'],
    ['DIRECTOR', 'network'],
    ['AGENT', 'agent'],
    ['APPLICANT', 'own'],
    ['VISITOR', 'own'],
  ])('%s sees the projects of the scope "%s"', (role, kind) => {
    expect(projectScope({ ...identity, role }).kind).toBe(kind);
  });

  it('shows all proposals to an administrator, and those of the network to a director', () => {
    expect(propositionScope({ ...identity, role: 'ADMIN' }).kind).toBe('everything');
    expect(propositionScope({ ...identity, role: 'DIRECTOR' })).toEqual({ kind: 'network', agencyId: 59 });
  });
});
