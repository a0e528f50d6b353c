import { type FakeAnswers, fakeTransport, ok, renderScreen } from '@portal/testing';
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { LegalPage, ProjectsPage, TermsPage } from './content-pages';

const PAGES: readonly (readonly [path: string, Page: ComponentType, title: string, says: RegExp])[] = [
  ['/terms', TermsPage, 'Conditions générales d’utilisation', /^Le portail permet d’estimer/],
  [
    '/projects',
    ProjectsPage,
    'Financer un projet immobilier ou des parts de SCPI',
    /^Vous empruntez pour acheter des parts/,
  ],
  ['/legal', LegalPage, 'Mentions légales', /^Les textes, images et marques/],
];

const h1 = () => screen.getByRole('heading', { level: 1 });

it.each(PAGES)(
  '%s shows its text of the content service, under a title that the product name precedes',
  async (path, Page, title, says) => {
    const { problems } = await renderScreen(<Page />, { path });
    expect(await screen.findByText(says)).toBeVisible();
    expect(h1()).toHaveTextContent(title);
    expect(document.title).toBe(`InterGestion - ${title}`);
    expect(problems).toEqual([]);
  },
);

describe('a text of the content service', () => {
  const TITLE = 'Mentions légales';
  const open = (answer: FakeAnswers[string]) =>
    renderScreen(<LegalPage />, { transport: fakeTransport({ 'GET /items/page_intergestion/5': answer }) });

  it('is said to be missing when the service does not have it, with the way home', async () => {
    await open({ status: 403, body: { errors: [{ message: 'No', extensions: { code: 'FORBIDDEN' } }] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Cette page n’existe pas ou n’existe plus');
    expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/');
    expect(h1()).toHaveTextContent(TITLE);
  });

  it('has its title, and the shape of a text, while it loads', async () => {
    await open('never');
    expect(h1()).toHaveTextContent(TITLE);
    expect(screen.getByText('Chargement du texte')).toHaveAttribute('role', 'status');
  });
});

it('bears the title of the editors, and shows their picture above its text, in the width that the screen needs, its place kept free', async () => {
  const image = { id: 'aeb0b4cd', width: 1600, height: 600, description: 'La rue Basse' };
  await renderScreen(<TermsPage />, {
    transport: fakeTransport({
      'GET /items/page_intergestion/1': ok({
        data: { id: 1, title: 'Vos conditions', content: '<p>Le texte.</p>', image },
      }),
    }),
  });
  const picture = await screen.findByRole('img', { name: 'La rue Basse' });
  expect(document.title).toBe('InterGestion - Vos conditions');
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^\/assets\/aeb0b4cd\?width=960&/));
  expect(picture).toHaveAttribute('width', '1600');
  expect(picture).toHaveAttribute('height', '600');
  const order = picture.compareDocumentPosition(screen.getByText('Le texte.'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  fireEvent.error(picture);
  expect(screen.getByText('La rue Basse')).toBeVisible();
});
