import { choices, regions } from '../reference-data/lists';
import { parisTime } from '../src/calendar/paris-time';
import { demoAccounts } from './demo-accounts';
import { makeDemoData, type DemoData } from './demo-data';
import type { DemoPerson } from './demo-rows';

const now = new Date('2026-11-20T09:00:00Z');
const data = makeDemoData(now);

const account = (email: string, from: DemoData = data): DemoPerson => {
  const person = from.people.find((candidate) => candidate.email === email);
  if (!person) throw new Error(`nobody has the e-mail ${email}`);
  return person;
};
const share = <T>(values: readonly T[], test: (value: T) => boolean): number =>
  (100 * values.filter(test).length) / values.length;

describe('the demo data', () => {
  it('is the same to the letter for the same moment', () => {
    expect(JSON.stringify(makeDemoData(now))).toBe(JSON.stringify(data));
  });

  it('gives nobody an e-mail, an id or a number that another has', () => {
    for (const rows of [data.people, data.projects, data.propositions, data.files, data.addresses]) {
      expect(new Set<number>(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
    expect(new Set(data.people.map(({ email }) => email.toLowerCase())).size).toBe(data.people.length);
    const numbers = data.propositions.flatMap(({ number }) => number ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('uses addresses and phones that can belong to nobody', () => {
    for (const { email } of data.people) {
      expect(email).toMatch(/@(example\.org|example\.net|demo\.invalid|intergestion\.example)$/);
    }
    for (const { phone } of data.projects) expect(phone).toMatch(/^(0199|0261|0353|0465|0536|0639)\d{6}$/);
  });

  it('only uses choices, regions and people that exist', () => {
    const ids = (field: keyof typeof choices): string[] => choices[field].map(({ id }) => id);
    for (const project of data.projects) {
      expect(ids('s_type_bien')).toContain(project.propertyType);
      expect(ids('s_usage_bien')).toContain(project.propertyUsage);
      expect(ids('s_mode_achat')).toContain(project.purchaseMode);
      expect(ids('s_modalite_achat')).toContain(project.purchaseTerms);
      expect(ids('s_etat_avancement')).toContain(project.progressState);
      expect(ids('s_situation_pro')).toContain(project.professionalSituation);
      expect(ids('s_duree_credit_souhait')).toContain(project.creditDuration);
    }
    const statuses = choices.quote_internal_status.map(({ id }) => id);
    for (const { status } of data.propositions) expect(statuses).toContain(status);
    const codes = new Set(regions.map(({ combinedCode }) => combinedCode));
    for (const { region } of data.addresses) expect(region === null || codes.has(region)).toBe(true);
    const people = new Set(data.people.map(({ id }) => id));
    for (const { personId } of [...data.projects, ...data.addresses]) expect(people.has(personId)).toBe(true);
  });
});

describe('the propositions', () => {
  const is = (status: string) => (proposition: { status: string }) => proposition.status === status;

  it('are accepted once per project at most', () => {
    const accepted = data.propositions.filter(is('accepted')).map(({ projectId }) => projectId);
    expect(new Set(accepted).size).toBe(accepted.length);
  });
});

describe('the demo accounts', () => {
  it('have an applicant with two propositions to answer, whose figures add up', () => {
    const applicant = account(demoAccounts.applicant);
    const propositions = data.propositions.filter(({ personId }) => personId === applicant.id);
    // Checked by hand: 95 000 €, the price less the contribution, over 20 years at 3,50 %, with 25 € of insurance a
    // month and 1 800 € of fees.
    const text = propositions[0]?.detail.replace(/[\u00a0\u202f]/g, ' ');
    expect(text).toContain('Mensualité, assurance comprise : 575,96 €');
    expect(text).toContain('TAEG fixe : 4,31 %');
    expect(text).toContain('Montant total dû : 140 030,95 €');
  });
});

describe('on any day of the year', () => {
  /** Calendar months of Paris between two moments. */
  const monthsBefore = (day: Date, at: Date): number => {
    const [here, there] = [parisTime(day), parisTime(at)];
    return (here.year - there.year) * 12 + here.month - there.month;
  };
  const name = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
    `${firstName} ${lastName}`.toLocaleLowerCase('fr');

  // Each case takes as long as the rest of this file: one of each relevant kind.
  it.each([
    ['any day', now.toISOString(), '2026-10-14T09:00:00.000Z'],
    ['the first hour of a year and of a month', '2026-12-31T23:30:00Z', '2026-11-24T23:30:00.000Z'],
    ['the last minute of a leap day', '2028-02-29T22:59:00Z', '2028-01-23T22:59:00.000Z'],
    ['the night on which the clock goes forward', '2027-03-28T01:30:00Z', '2027-02-19T01:30:00.000Z'],
    ['the night on which it goes back', '2026-10-25T00:30:00Z', '2026-09-18T00:30:00.000Z'],
  ])('the demo is whole and tidy on %s, and moves with it', (_what, moment, asked) => {
    const day = new Date(moment);
    const other = day.getTime() === now.getTime() ? data : makeDemoData(day);
    expect(other.projects).toHaveLength(640);
    const first = other.projects.find(({ personId }) => personId === account(demoAccounts.applicant).id);
    expect(first?.createdAt).toEqual(new Date(asked));
    expect(other.projects.filter(({ agentEmail }) => agentEmail === demoAccounts.agent)).toHaveLength(40);

    // A network that lives: no month stands out of the five whole ones before this one.
    const perMonth = (dates: readonly Date[]) =>
      [1, 2, 3, 4, 5].map((back) => dates.filter((at) => monthsBefore(day, at) === back).length);
    const funded = other.projects.filter(({ status }) => status === 'fonds_debloques');
    for (const [dates, least] of [
      [other.projects.map(({ createdAt }) => createdAt), 25],
      [other.propositions.map(({ createdAt }) => createdAt), 25],
      [funded.map(({ updatedAt }) => updatedAt), 4],
    ] as const) {
      const months = perMonth(dates);
      expect(Math.min(...months)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...months)).toBeLessThan(4 * Math.min(...months));
    }

    const moments = [
      ...other.people.map(({ createdAt }) => createdAt),
      ...other.addresses.map(({ createdAt }) => createdAt),
      ...other.projects.flatMap(({ createdAt, updatedAt, lastContactedAt }) => [
        createdAt,
        updatedAt,
        lastContactedAt ?? createdAt,
      ]),
      ...other.propositions.flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt]),
    ];
    expect(moments.filter((at) => at > day)).toEqual([]);

    // Few files have no agent, or an unknown one.
    const agents = new Set(other.people.filter(({ roleIds }) => roleIds[0] === 4).map(({ email }) => email));
    const orphans = other.projects.filter(({ agentEmail }) => !agents.has(agentEmail ?? ''));
    expect(share(other.projects, (project) => orphans.includes(project))).toBeLessThan(8);
    expect(orphans.length).toBeGreaterThan(8);

    const names = [...other.people, ...other.managers].map(name);
    expect(names.filter((one, index) => names.indexOf(one) !== index)).toEqual([]);
  });
});
