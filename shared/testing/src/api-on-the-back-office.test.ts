import { createApi, problemsOf } from '@portal/api';
import { type DataScope, projectScope, propositionScope } from '@portal/domain/access';
import { agencyIdsOf } from '@portal/domain/agency';
import { LOOKUP_KINDS } from '@portal/domain/lookup';
import { canDecide } from '@portal/domain/proposition';
import { emptyProjectDraft } from '@portal/domain/project';
import { EMPTY_ADDRESS } from '@portal/domain/address';
import { createKit } from '@portal/kit';
import { readSettings } from '@portal/kit/shell';
import { firstValueFrom, lastValueFrom } from 'rxjs';
import { backOfficeForTests } from './back-office-for-tests';
import { backOfficeTransport } from './back-office-transport';

const PASSWORD = 'Portail2026';

/** Signs a demo account in through the endpoints. */
async function signIn(name: string) {
  const entries = new Map<string, string | null>();
  const kit = createKit({
    settings: readSettings({ callGapMs: 0 }),
    transport: backOfficeTransport,
    storage: {
      read: (key) => entries.get(key) ?? null,
      write: (key, value) => void entries.set(key, value),
    },
  });
  const api = createApi(kit.http, kit.settings);
  const email = `${name}@intergestion.example`;
  const token = await lastValueFrom(api.auth.login({ email, password: PASSWORD }));
  kit.session.open({ email, token, stayConnected: false });
  const profile = await lastValueFrom(api.people.profile(email));
  if (profile === undefined) throw new Error(`No profile for ${email}`);
  kit.session.identify({ profileId: profile.id, customer: profile.agencyId, roleIds: profile.roleIds });
  const session = kit.session.current();
  return { api, profile, projects: projectScope(session), propositions: propositionScope(session) };
}

/** Creating the demo data takes long on a busy machine. */
const OPENING_MS = 60_000;

beforeAll(async () => {
  await backOfficeForTests();
}, OPENING_MS);

describe('the endpoints on the embedded back office', () => {
  it.each(['demandeur', 'agent', 'directeur', 'admin'])('give %s their lists, with names', async (name) => {
    const { api, projects, propositions } = await signIn(name);
    const list = await lastValueFrom(api.projects.overview({ scope: projects }));
    expect(list.complete).toBe(true);
    expect(list.rows.length).toBeGreaterThan(0);
    expect(list.rows[0]?.managerName).not.toBe('');
    expect(list.rows.every(({ project, statusLabel }) => project.status === null || statusLabel !== '')).toBe(
      true,
    );
    const offers = await lastValueFrom(api.propositions.overview({ scope: propositions }));
    expect(offers.complete).toBe(true);
    expect(offers.rows.length).toBeGreaterThan(0);
  });

  it('give a director the network, the directory and the rankings', async () => {
    const { api, profile, projects } = await signIn('directeur');
    const tree = await lastValueFrom(api.agencies.tree(profile.agencyId));
    expect(agencyIdsOf(tree).length).toBeGreaterThan(1);
    const page = await lastValueFrom(api.people.page({ agencyId: profile.agencyId }, 1));
    expect(page.total).toBeGreaterThanOrEqual(page.rows.length);
    expect((await lastValueFrom(api.people.agents(projects))).length).toBeGreaterThan(0);
    expect((await lastValueFrom(api.statistics.topAgents('year'))).length).toBeGreaterThan(0);
    expect((await lastValueFrom(api.affiliations.list())).length).toBeGreaterThan(0);
  });

  it('answer filters by status, agent and dates', async () => {
    const { api, projects } = await signIn('directeur');
    const query = (filter: object): { scope: DataScope; filter: object } => ({ scope: projects, filter });
    const open = await lastValueFrom(api.projects.list(query({ statuses: ['open'] })));
    expect(open.rows.every(({ status }) => status === 'open')).toBe(true);
    const recent = await lastValueFrom(api.projects.list(query({ from: '2020-01-01', to: '2020-01-02' })));
    expect(recent.rows).toEqual([]);
    const agents = await lastValueFrom(
      api.projects.list(query({ agentEmail: 'agent@intergestion.example' })),
    );
    expect(agents.rows.every(({ prescriberEmail }) => prescriberEmail === 'agent@intergestion.example')).toBe(
      true,
    );
  });

  it('have every list of choices, and the geography', async () => {
    const { api } = await signIn('demandeur');
    for (const kind of LOOKUP_KINDS) {
      expect((await lastValueFrom(api.lookups.list(kind))).length).toBeGreaterThan(1);
    }
    expect((await lastValueFrom(api.geography.regions('FR'))).length).toBeGreaterThan(90);
    expect((await lastValueFrom(api.geography.countries())).length).toBeGreaterThan(100);
  });

  it('take an applicant from a submitted project to an accepted proposition', async () => {
    const { api, profile, projects } = await signIn('demandeur');
    const draft = {
      ...emptyProjectDraft(profile),
      phone: '0639980001',
      propertyType: 'maison',
      amountToFinance: 200_000.5,
      description: 'Une maison',
    };
    const context = { applicantId: profile.id, agencyId: profile.agencyId, requestKey: crypto.randomUUID() };
    const created = await lastValueFrom(api.projects.create(draft, context));
    expect(created).toMatchObject({ status: 'open', amountToFinance: 200_000.5, propertyType: 'maison' });
    expect((await lastValueFrom(api.projects.create(draft, context))).id).toBe(created.id);
    expect((await lastValueFrom(api.projects.latest(projects)))?.project.id).toBe(created.id);
    expect(await lastValueFrom(api.projects.file(created.id))).toMatchObject({
      complete: true,
      labels: { propertyType: 'Maison' },
    });
    expect(
      (await lastValueFrom(api.projects.update(created.id, { ...draft, downPayment: 10 }))).downPayment,
    ).toBe(10);

    const [offer] = (await lastValueFrom(api.propositions.news(projects))).filter(canDecide);
    if (offer === undefined) throw new Error('The demo applicant has no new proposition');
    expect((await lastValueFrom(api.propositions.file(offer.id))).overview.agencyName).not.toBe('');
    expect((await lastValueFrom(api.propositions.accept(offer.id))).status).toBe('accepted');
    await expect(lastValueFrom(api.propositions.decline(offer.id))).rejects.toMatchObject({
      name: 'ApiError',
    });
  });

  it('keep an address book and a profile', async () => {
    const { api, profile } = await signIn('nouveau');
    const draft = {
      ...EMPTY_ADDRESS,
      label: 'Domicile',
      street: '1 rue X',
      postalCode: '01000',
      city: 'Bourg',
      region: 'FR-01',
      primary: true,
    };
    const { id } = await lastValueFrom(api.addresses.create(profile.id, draft));
    expect(
      await lastValueFrom(api.addresses.update(id, { ...draft, city: 'Bourg-en-Bresse' })),
    ).toMatchObject({ city: 'Bourg-en-Bresse' });
    expect(await lastValueFrom(api.addresses.list(profile.id, { country: 'FR' }))).toHaveLength(1);
    await lastValueFrom(api.addresses.remove(id));
    const edited = { ...profile, birthday: '1990-01-02', namePrefix: 'M.' };
    expect(await lastValueFrom(api.people.update(profile.id, edited))).toMatchObject({
      birthday: '1990-01-02',
      namePrefix: 'M.',
    });
    await lastValueFrom(
      api.auth.changePassword({ personId: profile.id, oldPassword: PASSWORD, newPassword: 'Portail2027' }),
    );
  });

  it('refuse a wrong password and a taken e-mail in French', async () => {
    const { api } = await signIn('demandeur');
    const refused = async (order: Promise<unknown>) =>
      problemsOf(await order.catch((error: unknown) => error));
    const login = lastValueFrom(api.auth.login({ email: 'agent@intergestion.example', password: 'x' }));
    expect(await refused(login)).toMatchObject([{ detail: "Votre email ou mot de passe n'est pas valide" }]);
    const person = {
      firstName: 'A',
      lastName: 'B',
      email: 'agent@intergestion.example',
      birthday: '1984-03-02',
      password: 'court',
    };
    const problems = await refused(lastValueFrom(api.people.register(person)));
    expect(problems.map(({ source }) => source)).toEqual(expect.arrayContaining(['email', 'password']));
    expect(problems.map(({ detail }) => detail)).toContain('Cet email est déjà utilisé.');
  });

  it('read the contents', async () => {
    const { api } = await signIn('demandeur');
    expect((await firstValueFrom(api.content.page(1)))?.html).not.toBe('');
    expect((await firstValueFrom(api.content.contactPage()))?.title).not.toBe('');
    expect(await firstValueFrom(api.content.page(2))).toBeUndefined();
  });
});
