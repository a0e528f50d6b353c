import { projectScope, propositionScope } from './data-scope';
import { projectListPolicy, propositionListPolicy } from './list-policies';
import type { Role } from './role';

describe('policies of the lists', () => {
  // Section 6: « Sort option Demandeur hidden for applicants; sort option Agent on projects hidden for agents. »
  it.each<[Role, readonly string[], readonly string[]]>([
    ['ADMIN', ['agency', 'applicant', 'agent', 'status', 'dates'], ['applicant', 'agent']],
    ['DIRECTOR', ['agency', 'applicant', 'agent', 'status', 'dates'], ['applicant', 'agent']],
    ['AGENT', ['applicant', 'status', 'dates'], ['applicant']],
    ['APPLICANT', ['agent', 'status', 'dates'], ['agent']],
  ])('offers %s the filters %j of the project list, and its sorts by %j', (role, filters, people) => {
    const policy = projectListPolicy(role);
    expect(policy.filters).toEqual(filters);
    expect(policy.sorts).toEqual(['createdAt', 'amount', 'status', ...people]);
  });

  it.each<[Role, readonly string[], readonly string[]]>([
    // Observed: the agent filter on propositions is shown to all.
    [
      'ADMIN',
      ['agency', 'applicant', 'agent', 'status', 'dates'],
      ['createdAt', 'validUntil', 'status', 'applicant', 'agent'],
    ],
    [
      'DIRECTOR',
      ['agency', 'applicant', 'agent', 'status', 'dates'],
      ['createdAt', 'validUntil', 'status', 'applicant', 'agent'],
    ],
    [
      'AGENT',
      ['applicant', 'agent', 'status', 'dates'],
      ['createdAt', 'validUntil', 'status', 'applicant', 'agent'],
    ],
    ['APPLICANT', ['agent', 'status', 'dates'], ['urgency', 'createdAt', 'validUntil', 'status', 'agent']],
    ['VISITOR', ['agent', 'status', 'dates'], ['urgency', 'createdAt', 'validUntil', 'status', 'agent']],
  ])('offers %s the filters %j of the proposal list, and its sorts by %j', (role, filters, sorts) => {
    const policy = propositionListPolicy(role);
    expect(policy.filters).toEqual(filters);
    expect(policy.sorts).toEqual(sorts);
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
