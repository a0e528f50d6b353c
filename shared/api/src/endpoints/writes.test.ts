import { readFileSync } from 'node:fs';
import { EMPTY_ADDRESS } from '@portal/domain/address';
import { emptyProjectDraft } from '@portal/domain/project';
import { catchError, lastValueFrom, type Observable, of } from 'rxjs';
import type { Api } from '../api';
import { createCaseActionsApi } from './case-actions';
import { failureSentence } from '../problems';
import { readPerson } from '../wire/person.wire';
import { readProject } from '../wire/project.wire';
import { Answer, type Call, recorded } from '../../test/recorded-back-office';

const person = {
  firstName: 'Marie',
  lastName: 'Durand',
  email: 'marie@example.com',
  password: 'Portail2026',
  birthday: '1984-03-02',
};
const profile = { ...person, middleName: '', namePrefix: 'Mme' };
const nobody = readPerson({ id: 7 });
const project = emptyProjectDraft({
  firstName: 'Marie',
  lastName: 'Durand',
  email: 'm@example.com',
  phone: '',
});

/** A press for each write of the wire, by its name in the description. */
const PRESSES: Readonly<
  Record<string, (api: Api, http: Parameters<typeof createCaseActionsApi>[0]) => Observable<unknown>>
> = {
  'password.change': ({ auth }) => auth.changePassword({ personId: 7, oldPassword: 'a', newPassword: 'b' }),
  'password.requestReset': ({ auth }) =>
    auth.requestPasswordReset('a@example.com', 'https://portail.example'),
  'password.reset': ({ auth }) => auth.resetPassword('token', 'Portail2026'),
  'customer_users.create': ({ people }) => people.register(person),
  'customer_users.update': ({ people }) => people.update({ ...nobody, id: 7 }, profile),
  'customer_users.remove': ({ people }) => people.remove(7),
  'customer_user_addresses.create': ({ addresses }) => addresses.create(7, EMPTY_ADDRESS),
  'customer_user_addresses.update': ({ addresses }) =>
    addresses.update({ ...EMPTY_ADDRESS, id: 31 }, { ...EMPTY_ADDRESS, city: 'Bourg' }),
  'customer_user_addresses.remove': ({ addresses }) => addresses.remove(31),
  'requests.create': ({ projects }) =>
    projects.create(project, { applicantId: 7, agencyId: null, requestKey: 'the key of a draft' }),
  'requests.update': ({ projects }) => projects.update(readProject({ id: 412 }), project),
  'ficodevquotes.create': (_api, http) =>
    createCaseActionsApi(http).perform({
      kind: 'propose',
      projectId: 412,
      offer: { lender: 'Banque', monthlyPayment: 900, taeg: 3.9, years: 20, words: '' },
      validUntil: '',
      isDraft: true,
      documents: [],
    }),
  'ficodevquotes.update': ({ propositions }) => propositions.accept(88),
  'content.contact': ({ content }) => content.sendContact({ comment: 'Bonjour.' } as never),
};
/** Only the office command sends these. */
const NOT_OF_THE_PORTAL = ['customers.create', 'extendaffiliations.create'];

/** What a client sees of a server that did what it was asked, after the connection was cut. */
const lostOnce = () => {
  const calls: Call[] = [];
  const reply = (call: Call) => {
    calls.push(call);
    if (calls.length === 1) throw new TypeError('Failed to fetch');
    return new Answer(204);
  };
  return { calls, replies: new Proxy({}, { get: () => reply }) };
};

const outcomeOf = (press: Observable<unknown>) =>
  lastValueFrom(press.pipe(catchError((error: unknown) => of(error))), { defaultValue: undefined });

it('presses every write that the wire does once', () => {
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string; parameters?: { name: string }[] }>>;
  };
  const once = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'Idempotency-Key'))
    .map(({ operationId }) => operationId);
  expect([...Object.keys(PRESSES), ...NOT_OF_THE_PORTAL].toSorted()).toEqual(once.toSorted());
});

it.each(Object.entries(PRESSES))(
  '%s is one intent until it is answered, and says what nobody knows',
  async (name, order) => {
    const { calls, replies } = lostOnce();
    const { api, kit } = recorded(replies);
    const press = () => outcomeOf(order(api, kit.http));
    expect(failureSentence(await press())).toMatch(
      /^Le serveur n’a pas répondu\s: votre envoi a peut-être été enregistré\. .* rien ne sera fait deux fois\.$/,
    );
    await press();
    await press();
    const keys = calls.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/./);
    expect(keys[1]).toBe(keys[0]);
    // What is pressed after an answer is meant anew; the key of a draft is the form's.
    expect(keys[2] === keys[0]).toBe(name === 'requests.create');
  },
);
