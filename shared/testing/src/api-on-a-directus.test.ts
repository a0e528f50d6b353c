import { createApi, createHomeTexts } from '@portal/api';
import { recordedAnswers } from '@portal/back-office/recorded-directus';
import { createKit } from '@portal/kit';
import { readSettings } from '@portal/kit/shell';
import { lastValueFrom, type Subscribable } from 'rxjs';
import { type FakeAnswers, fakeTransport } from '@portal/remote-sdk/testing';

/** Replays the recorded answers of a real Directus that `npm run content:directus` had provisioned. */
const answerTo = (what: string) => {
  const found = recordedAnswers.find((answer) => answer.what === what);
  if (!found) throw new Error(`Nothing was recorded under “${what}”.`);
  return { status: found.status, body: found.body };
};

function recorded(answers: FakeAnswers) {
  const kit = createKit({
    settings: readSettings({ callGapMs: 0 }),
    storage: { read: () => null, write: () => undefined },
    transport: fakeTransport(answers),
  });
  return { kit, api: createApi(kit.http, kit.settings) };
}

const lastOf = <T>(values: Subscribable<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    values.subscribe({ next: resolve, error: reject });
  });

const MESSAGE = {
  firstName: 'Élodie',
  lastName: 'D',
  organization: 'X',
  contactBy: 'email',
  email: 'e@example.fr',
  phoneNumber: '0102030405',
  reason: 'other',
  comment: 'Bonjour',
};

it('reads a page, and takes the one that is not there for absent', async () => {
  const { api } = recorded({
    'GET /items/page_intergestion/7': answerTo('a page'),
    'GET /items/page_intergestion/2': answerTo('a page that is not there'),
  });
  const page = await lastValueFrom(api.content.page(7));
  expect(page).toMatchObject({ id: 7, title: 'Votre compte est créé', picture: null });
  expect(page?.html).toContain('Votre compte est prêt');
  expect(await lastValueFrom(api.content.page(2))).toBeUndefined();
});

it('reads the texts of the contact page', async () => {
  const { api } = recorded({ 'GET /items/contact': answerTo('the texts of the contact page') });
  expect(await lastValueFrom(api.content.contactPage())).toMatchObject({ title: 'Contactez-nous' });
});

it('reads the steps and the slides of the home page', async () => {
  const { kit } = recorded({
    'GET /items/roadmap_intergestion': answerTo('the steps'),
    'GET /items/slider_intergestion_files': answerTo('the slides'),
  });
  const { roadmap, slides } = createHomeTexts(kit);
  expect((await lastOf(roadmap)).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  const [first, ...others] = await lastOf(slides);
  expect(first?.title).toMatch(/^Financez votre projet/);
  expect(others).toHaveLength(2);
});

it('shows no slide of a slider that is not there', async () => {
  const { kit } = recorded({
    'GET /items/slider_intergestion_files': answerTo('the slides of a slider that is not there'),
  });
  expect(await lastOf(createHomeTexts(kit).slides)).toEqual([]);
});

it('takes the empty answer to a message for a success', async () => {
  const { api } = recorded({ 'POST /items/contact': answerTo('a message') });
  await expect(lastValueFrom(api.content.sendContact(MESSAGE))).resolves.toBeUndefined();
});

it('names each field of a message that the service refuses', async () => {
  const { api } = recorded({ 'POST /items/contact': answerTo('a message of which fields are missing') });
  const refusal: unknown = await lastValueFrom(api.content.sendContact(MESSAGE)).catch(
    (error: unknown) => error,
  );
  const { problems } = refusal as { problems: readonly { source: string }[] };
  expect(problems.map(({ source }) => source).toSorted()).toEqual([
    'comment',
    'contactBy',
    'email',
    'lastName',
    'organization',
    'phoneNumber',
    'reason',
  ]);
});
