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

  it.each<[Role, boolean, boolean]>([
    // Section 6: « Sort option Demandeur hidden for applicants; sort option Agent on projects hidden for agents. »
    ['ADMIN', true, true],
    ['DIRECTOR', true, true],
    ['AGENT', true, false],
    ['APPLICANT', false, true],
  ])('lets %s sort projects by applicant %s, by agent %s', (role, applicant, agent) => {
    const { sorts } = projectListPolicy(role);
    expect(sorts.includes('applicant')).toBe(applicant);
    expect(sorts.includes('agent')).toBe(agent);
    expect(sorts).toEqual(expect.arrayContaining(['createdAt', 'amount', 'status']));
  });

  it.each<[Role, readonly string[], readonly string[]]>([
    // role, filters of the proposal list, sorts: nothing is hidden from agents
    ['ADMIN', ['agency', 'applicant', 'agent', 'status', 'dates'], ['applicant', 'agent']],
    ['DIRECTOR', ['agency', 'applicant', 'agent', 'status', 'dates'], ['applicant', 'agent']],
    ['AGENT', ['applicant', 'agent', 'status', 'dates'], ['applicant', 'agent']],
    ['APPLICANT', ['agent', 'status', 'dates'], ['agent']],
  ])('offers %s the filters %j of the proposal list, and its sorts by %j', (role, filters, people) => {
    const policy = propositionListPolicy(role);
    expect(policy.filters).toEqual(filters);
    expect(policy.sorts).toEqual(['createdAt', 'validUntil', 'status', ...people]);
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
