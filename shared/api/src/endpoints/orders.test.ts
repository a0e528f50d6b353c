import { emptyProjectDraft, type ProjectDraft, toProjectDraft } from '@portal/domain/project';
import { toProfileDraft } from '@portal/domain/person';
import { EMPTY_ADDRESS } from '@portal/domain/address';
import { lastValueFrom, type Observable } from 'rxjs';
import { failureSentence, problemsOf } from '../problems';
import { aCustomerUser, anAddress, aRequest } from '../../test/bodies';
import { Answer, recorded } from '../../test/recorded-back-office';
import wire from './orders.test.json';

async function refusalOf(order: Observable<unknown>): Promise<unknown> {
  try {
    await lastValueFrom(order);
  } catch (error) {
    return error;
  }
  throw new Error('The order was expected to be refused');
}

const registration = {
  firstName: 'Marie',
  lastName: 'Durand',
  email: 'marie.durand@example.com',
  password: 'Portail2026',
  birthday: '1984-03-02',
};

describe('signing in', () => {
  const credentials = { email: 'marie.durand@example.com', password: ' Secret123 ' };

  it('asks in JSON:API, unsigned, and gives the token', async () => {
    const { api, calls } = recorded({ 'POST /api/login': { meta: { apiKey: '22b7172b' } } });
    expect(await lastValueFrom(api.auth.login(credentials))).toBe('22b7172b');
    expect(calls[0]).toMatchObject({ body: { meta: credentials }, signed: false });
    expect(calls[0]?.headers['content-type']).toBe('application/vnd.api+json');
  });

  it.each([400, 401, 403, 404])(
    'shows the one sentence of the specification after a %p, tried once',
    async (status) => {
      const { api, calls } = recorded({ 'POST /api/login': new Answer(status) });
      const [problem, ...others] = problemsOf(await refusalOf(api.auth.login(credentials)));
      expect(problem?.detail).toBe("Votre email ou mot de passe n'est pas valide");
      expect(others).toEqual([]);
      expect(calls).toHaveLength(1);
    },
  );

  it.each([
    [429, [], 'Trop de demandes'],
    [500, [], 'momentanément indisponible'],
    [503, [{ title: 'read only http exception', detail: 'In English.' }], 'ne peut rien enregistrer'],
  ])('does not blame the password for a %p', async (status, errors, sentence) => {
    const { api } = recorded({ 'POST /api/login': new Answer(status, { errors }) });
    const refusal = await refusalOf(api.auth.login(credentials));
    expect(problemsOf(refusal)).toHaveLength(errors.length);
    expect(failureSentence(refusal)).toContain(sentence);
  });

  it('finds the profile by e-mail, plus signs included', async () => {
    const { api, calls } = recorded({
      'GET /admin/api/customer_users': [aCustomerUser(7, { roles: [2], customer: { id: 59 } })],
    });
    const person = await lastValueFrom(api.people.profile('marie+test@example.com'));
    expect(person).toMatchObject({ id: 7, agencyId: 59, roleIds: [2], middleName: '' });
    expect(calls[0]?.params).toEqual({ email: 'marie+test@example.com' });
    const nobody = recorded({ 'GET /admin/api/customer_users': [] });
    expect(await lastValueFrom(nobody.api.people.profile('x@example.com'))).toBeUndefined();
  });
});

describe('registering', () => {
  it('always makes a confirmed applicant of the default agency, followed by the supervisor', async () => {
    const { api, calls } = recorded({ 'POST /admin/api/customer_users': new Answer(201, aCustomerUser(8)) });
    expect(await lastValueFrom(api.people.register(registration))).toMatchObject({ id: 8 });
    expect(calls[0]?.signed).toBe(false);
    expect(calls[0]?.body).toEqual({
      ...registration,
      username: registration.email,
      confirmed: true,
      enabled: true,
      roles: [2],
      customer: 59,
      s_email_agent: 'superviseur@example.com',
    });
  });

  it('is signed when an administrator creates the user, with the role they chose', async () => {
    const { api, calls } = recorded({
      'POST /admin/api/customer_users': new Answer(201, aCustomerUser(9, { roles: [4] })),
    });
    await lastValueFrom(api.people.create({ ...registration, roleId: 4 }));
    expect(calls[0]).toMatchObject({ signed: true, body: { roles: [4], customer: 59 } });
  });
});

describe('editing a profile', () => {
  it('sends what was changed of the six fields, and the version that it was changed from', async () => {
    const { api, calls } = recorded({
      'GET /admin/api/customer_users/7': new Answer(200, aCustomerUser(7), { etag: '"3"' }),
      'PATCH /admin/api/customer_users/7': aCustomerUser(7),
    });
    const seen = await lastValueFrom(api.people.byId(7));
    await lastValueFrom(api.people.update(seen, { ...toProfileDraft(seen), birthday: '' }));
    expect(calls[1]).toMatchObject({ body: { birthday: null }, headers: { 'if-match': '"3"' } });
    expect(Object.keys(calls[1]?.body ?? {})).toEqual(['birthday']);
  });

  it('sends nothing when nothing was changed: the back office refuses an empty body', async () => {
    const { api, calls } = recorded({ 'GET /admin/api/customer_users/7': aCustomerUser(7) });
    const seen = await lastValueFrom(api.people.byId(7));
    expect(await lastValueFrom(api.people.update(seen, toProfileDraft(seen)))).toBe(seen);
    expect(calls).toHaveLength(1);
  });

  it('places what is wrong with a password on the fields of the form', async () => {
    const { api, calls } = recorded({
      'POST /admin/api/customerUser/password/update': new Answer(400, wire.refusedPassword),
    });
    const refusal = await refusalOf(
      api.auth.changePassword({ personId: 7, oldPassword: 'a', newPassword: 'b' }),
    );
    expect(problemsOf(refusal).map(({ source }) => source)).toEqual(['oldPassword', 'newPassword']);
    expect(calls[0]?.body).toEqual({ id: 7, old_password: 'a', new_password: 'b' });
  });
});

describe('submitting a project', () => {
  const draft: ProjectDraft = {
    ...emptyProjectDraft({
      firstName: 'Marie',
      lastName: 'Durand',
      email: 'm@example.com',
      phone: '0601020304',
    }),
    professionalSituation: 'retraite',
    amountToFinance: 200_000.5,
    existingCredits: 0,
    description: 'SCPI',
  };

  it('carries the defaults of the specification and the key of the form', async () => {
    const { api, calls } = recorded({ 'POST /admin/api/requests': new Answer(201, aRequest(413)) });
    const context = { applicantId: 7, agencyId: null, requestKey: 'form-1' };
    expect(await lastValueFrom(api.projects.create(draft, context))).toMatchObject({
      id: 413,
      status: 'open',
    });
    expect(calls[0]?.headers['idempotency-key']).toBe('form-1');
    expect(calls[0]?.body).toEqual(wire.newProject);
  });

  it('observed: editing a project empties its prescriber', async () => {
    const { api, calls } = recorded({
      'GET /admin/api/requests/412': aRequest(412),
      'PATCH /admin/api/requests/412': aRequest(412),
    });
    const seen = await lastValueFrom(api.projects.byId(412));
    await lastValueFrom(api.projects.update(seen, { ...toProjectDraft(seen), phone: '0639980012' }));
    expect(calls[1]?.body).toEqual({ s_email_agent: '', phone: '0639980012' });
    // This back office numbers no versions.
    expect(calls[1]?.headers).not.toHaveProperty('if-match');
  });

  it('puts what the server refuses on the fields of our form', async () => {
    const { api } = recorded({
      'POST /admin/api/requests': new Answer(400, wire.refusedProject),
    });
    const refusal = await refusalOf(
      api.projects.create(draft, { applicantId: 7, agencyId: 59, requestKey: 'k' }),
    );
    expect(problemsOf(refusal)).toMatchObject([
      { source: 'amountToFinance', detail: 'Ce champ est obligatoire.' },
      { source: 'propertyType', detail: 'Cette valeur n’est pas valide.' },
    ]);
  });
});

describe('an address book', () => {
  it('is read whole, with leading zeros, and filtered by the server', async () => {
    const { api, calls } = recorded({ 'GET /admin/api/customer_users/7/addresses': [anAddress(31)] });
    const [address] = await lastValueFrom(api.addresses.list(7, { country: 'FR', region: 'FR-01' }));
    expect(address).toMatchObject({ postalCode: '01000', phone: '0601020304', region: 'FR-01' });
    expect(calls[0]?.params).toEqual({ country: 'FR', region: 'FR-01', limit: '-1' });
  });

  it('gives a new address to its person, and never moves an old one', async () => {
    const { api, calls } = recorded({
      'POST /admin/api/customer_user_addresses': new Answer(201, anAddress(32)),
      'PATCH /admin/api/customer_user_addresses/32': anAddress(32),
      'DELETE /admin/api/customer_user_addresses/32': new Answer(204),
    });
    const draft = { ...EMPTY_ADDRESS, street: '1 rue X', postalCode: '01000', city: 'Bourg' };
    const seen = await lastValueFrom(api.addresses.create(7, draft));
    await lastValueFrom(api.addresses.update(seen, { ...draft, city: 'Oyonnax' }));
    await lastValueFrom(api.addresses.remove(32));
    expect(calls[0]?.body).toMatchObject({ frontendOwner: 7, country: 'FR', region: null, label: null });
    expect(Object.keys(calls[1]?.body ?? {})).not.toContain('frontendOwner');
  });
});
