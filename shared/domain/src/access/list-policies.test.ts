import { projectScope, propositionScope } from './data-scope';
import { projectListPolicy, propositionListPolicy } from './list-policies';
import { type Role, ROLES } from './role';

describe('policies of the lists', () => {
  it.each<[Role, boolean, boolean, boolean]>([
    // role, agency, applicant, agent
    ['ADMIN', true, true, true],
    ['DIRECTOR', true, true, true],
    ['AGENT', false, true, false],
    ['APPLICANT', false, false, true],
  ])(
    'offers %s the filters of the project list that the specification gives',
    (role, agency, applicant, agent) => {
      const { filters } = projectListPolicy(role);
      expect(filters.includes('agency')).toBe(agency);
      expect(filters.includes('applicant')).toBe(applicant);
      expect(filters.includes('agent')).toBe(agent);
      expect(filters).toEqual(expect.arrayContaining(['status', 'dates']));
    },
  );

  it('hides the sort Demandeur from applicants and the sort Agent from agents, on projects', () => {
    expect(projectListPolicy('APPLICANT').sorts).not.toContain('applicant');
    expect(projectListPolicy('APPLICANT').sorts).toContain('agent');
    expect(projectListPolicy('AGENT').sorts).not.toContain('agent');
    expect(projectListPolicy('DIRECTOR').sorts).toEqual(expect.arrayContaining(['applicant', 'agent']));
  });

  it.each(ROLES)('observed: the agent filter on propositions is shown to all, here to %s', (role) => {
    expect(propositionListPolicy(role).filters).toContain('agent');
  });

  it('hides the applicant from an applicant on propositions too', () => {
    const policy = propositionListPolicy('APPLICANT');
    expect(policy.filters).not.toContain('applicant');
    expect(policy.sorts).not.toContain('applicant');
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
