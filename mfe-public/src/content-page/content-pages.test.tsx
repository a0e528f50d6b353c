import {
  backOfficeForTests,
  type FakeAnswers,
  fakeTransport,
  ok,
  overBackOffice,
  renderScreen,
} from '@portal/testing';
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import AccessibilityPage from './accessibility-page';
import CookiesPage from './cookies-page';
import GlossaryPage from './glossary-page';
import LegalPage from './legal-page';
import PrivacyPage from './privacy-page';
import ProjectsPage from './projects-page';
import TermsPage from './terms-page';

interface ContentScreen {
  readonly Page: ComponentType;
  readonly path: string;
  readonly id: number;
  readonly title: string;
  readonly says: RegExp;
}

const PAGES: readonly ContentScreen[] = [
  {
    Page: TermsPage,
    path: '/terms',
    id: 1,
    title: 'Conditions générales d’utilisation',
    says: /^Le portail permet d’estimer/,
  },
  {
    Page: ProjectsPage,
    path: '/projects',
    id: 3,
    title: 'Financer un projet immobilier ou des parts de SCPI',
    says: /^L’achat d’un logement pour l’habiter/,
  },
  {
    Page: LegalPage,
    path: '/legal',
    id: 5,
    title: 'Mentions légales',
    says: /^Les textes, images et marques/,
  },
  {
    Page: PrivacyPage,
    path: '/confidentialite',
    id: 17,
    title: 'Confidentialité',
    says: /^Les estimations affichées/,
  },
  {
    Page: CookiesPage,
    path: '/cookies',
    id: 18,
    title: 'Cookies',
    says: /^Un cookie est une petite information/,
  },
  {
    Page: AccessibilityPage,
    path: '/accessibilite',
    id: 19,
    title: 'Accessibilité',
    says: /^Le portail est conçu pour suivre/,
  },
  {
    Page: GlossaryPage,
    path: '/glossaire',
    id: 20,
    title: 'Glossaire',
    says: /^La part du projet que vous payez/,
  },
];

const contentOf = ({ id }: ContentScreen) => `GET /items/page_intergestion/${String(id)}`;
const h1 = () => screen.getByRole('heading', { level: 1 });

// Creating the store takes longer than a screen query waits.
beforeAll(() => backOfficeForTests());

describe.each(PAGES)('$path', (page) => {
  const { Page, path, title, says } = page;
  const open = (answer?: FakeAnswers[string]) =>
    renderScreen(<Page />, {
      path,
      transport: overBackOffice(answer === undefined ? {} : { [contentOf(page)]: answer }),
    });

  it('shows the text of the content service, under a title that the product name precedes', async () => {
    const { problems } = await open();
    expect(await screen.findByText(says)).toBeVisible();
    expect(h1()).toHaveTextContent(title);
    expect(document.title).toBe(`InterGestion - ${title}`);
    expect(problems).toEqual([]);
  });

  it('has its title, and the shape of a text, while that loads', async () => {
    await open('never');
    expect(h1()).toHaveTextContent(title);
    expect(screen.getByText('Chargement du texte')).toHaveAttribute('role', 'status');
  });

  it('says that it is missing when the service does not have it, and leads home', async () => {
    await open({ status: 403, body: { errors: [{ message: 'No', extensions: { code: 'FORBIDDEN' } }] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Cette page n’existe pas ou n’existe plus.');
    expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/');
    expect(h1()).toHaveTextContent(title);
  });

  it('can be asked for again when it failed', async () => {
    let isDown = true;
    const { user, problems } = await open(() => {
      if (isDown) return { status: 503 };
      return ok({ data: { id: page.id, title, content: '<p>Le texte est revenu.</p>' } });
    });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    expect(problems).not.toHaveLength(0);
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('Le texte est revenu.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('bears the title that the editors gave', async () => {
  await renderScreen(<TermsPage />, {
    transport: fakeTransport({
      'GET /items/page_intergestion/1': ok({
        data: { id: 1, title: 'Vos conditions', content: '<p>Le texte.</p>' },
      }),
    }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Vos conditions' })).toBeVisible();
  expect(document.title).toBe('InterGestion - Vos conditions');
});

describe('a page with a picture', () => {
  const open = (image: unknown) =>
    renderScreen(<TermsPage />, {
      transport: fakeTransport({
        'GET /items/page_intergestion/1': ok({
          data: { id: 1, title: 'Vos conditions', content: '<p>Le texte.</p>', image },
        }),
      }),
    });
  const file = { id: 'aeb0b4cd', width: 1600, height: 600, description: 'La rue Basse' };

  it('shows it above its text, in the width that the screen needs, its place kept free', async () => {
    await open(file);
    const picture = await screen.findByRole('img', { name: 'La rue Basse' });
    expect(picture).toHaveAttribute('src', expect.stringMatching(/^\/assets\/aeb0b4cd\?width=960&/));
    expect(picture).toHaveAttribute('srcset', expect.stringContaining('480w'));
    expect(picture).toHaveAttribute('width', '1600');
    expect(picture).toHaveAttribute('height', '600');
    expect(
      picture.compareDocumentPosition(screen.getByText('Le texte.')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).not.toBe(0);
  });

  it('tells its words when it cannot be had', async () => {
    await open(file);
    fireEvent.error(await screen.findByRole('img', { name: 'La rue Basse' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('La rue Basse')).toBeVisible();
  });

  it('has nothing in its place when one that only decorates cannot be had', async () => {
    await open('aeb0b4cd');
    fireEvent.error(await screen.findByRole('presentation'));
    expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
    expect(screen.getByText('Le texte.')).toBeVisible();
  });
});

it('shows text only: what an editor pasted cannot act', async () => {
  const content = '<h1>Éditeur</h1><p onclick="x()">Le texte.</p><script>x()</script>';
  await renderScreen(<LegalPage />, {
    transport: fakeTransport({
      'GET /items/page_intergestion/5': ok({ data: { id: 5, title: 'Titre', content } }),
    }),
  });
  expect(await screen.findByText('Le texte.')).not.toHaveAttribute('onclick');
  expect(screen.getByRole('heading', { level: 2, name: 'Éditeur' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
