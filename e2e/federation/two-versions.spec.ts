import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type OwnBuilds } from '../fixtures/own-portal';
import { expectSameDocument, expectShown, goTo, heading, openProjects } from './open-tab';

/** A page of the new version fails: the previous version takes over, and both live in one document. */

const scopeOf = (own: OwnBuilds, version: string): string => {
  const file = path.join(own.dist, 'remotes/applicant', version, 'remote.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly scope: string }).scope;
};

test.use({ expectedComplaint: /made on purpose|RemoteError/ });

test('a page that fails to render is shown by the version before it, beside the one that showed the others', async ({
  page,
  own,
  applicant,
  signIn,
  complaints,
}) => {
  await own.ship('applicant', '1.0.0');
  await own.ship('applicant', '1.1.0', {
    says: { 'Vos projets': 'Vos projets, nouvelle vue' },
    flaw: { page: 'propositionList', fails: 'to render' },
  });
  await openProjects(page, () => signIn(applicant.email), 'Vos projets, nouvelle vue');
  await expectShown(page, 'applicant', '1.1.0');

  await goTo(page, 'Vos propositions');
  await expect(heading(page)).toHaveText('Vos propositions');
  await expectShown(page, 'applicant', '1.0.0');
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeHidden();

  const alive = await page.evaluate(
    (scopes) => scopes.map((scope) => typeof Reflect.get(window, scope)),
    [scopeOf(own, '1.0.0'), scopeOf(own, '1.1.0')],
  );
  expect(alive).toEqual(['object', 'object']);
  // The failed version stays loaded but idle; the previous one serves every page with its own code and styles.
  await goTo(page, 'Vos projets');
  await expect(heading(page)).toHaveText('Vos projets');
  await expectShown(page, 'applicant', '1.0.0');
  await goTo(page, 'Carnet d’adresses');
  await expect(heading(page)).toHaveText('Carnet d’adresses');
  await expectSameDocument(page);
  complaints.length = 0;
});
