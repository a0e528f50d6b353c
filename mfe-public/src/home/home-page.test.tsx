import { screen, within } from '@testing-library/react';
import { renderPage, type Reply } from '../testing/render-page';
import HomePage from './home-page';

const slides: Reply = {
  body: {
    data: [
      { id: 2, sort: 2, title: 'Second message', subtitle: 'Deuxième', directus_files_id: null },
      { id: 1, sort: 1, title: 'Premier message', subtitle: 'Première', directus_files_id: null },
    ],
  },
};
const steps: Reply = {
  body: {
    data: [1, 2, 3, 4, 5].map((sort) => ({
      id: sort,
      sort,
      title: `Étape ${sort}`,
      content: sort === 5 ? '<p>Signature électronique après dix jours de réflexion.</p>' : '<p>Texte.</p>',
    })),
  },
};
const CONTENT = {
  'GET /items/slider_intergestion_files': slides,
  'GET /items/roadmap_intergestion': steps,
};

describe('the home of a visitor', () => {
  it('has a hero, three reasons, five steps and a way to start', async () => {
    renderPage(HomePage, CONTENT);
    expect(await screen.findByRole('heading', { level: 1, name: 'Premier message' })).toBeVisible();
    const reasons = screen.getByRole('region', { name: /Trois raisons d’investir à crédit/ });
    expect(within(reasons).getAllByRole('listitem')).toHaveLength(3);
    const process = screen.getByRole('region', { name: /Cinq étapes/ });
    expect(within(process).getAllByRole('heading', { level: 3 })).toHaveLength(5);
    expect(process).toHaveTextContent('Signature électronique après dix jours de réflexion.');
    expect(screen.getByRole('region', { name: /Un projet en tête/ })).toBeVisible();
  });

  it('leads to the account and to the login', async () => {
    renderPage(HomePage, CONTENT);
    const hero = await screen.findByRole('region', { name: 'Premier message' });
    expect(within(hero).getByRole('link', { name: 'Créer mon compte' })).toHaveAttribute(
      'href',
      '/login#inscription',
    );
    expect(within(hero).getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
  });

  it('leads to the simulator, from the hero and beside the example', async () => {
    renderPage(HomePage, CONTENT);
    await screen.findByRole('heading', { level: 1, name: 'Premier message' });
    const links = screen.getAllByRole('link', { name: 'Estimer ma mensualité' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/simulateur', '/simulateur']);
  });

  it('turns its messages on demand, round and round', async () => {
    const { user } = renderPage(HomePage, CONTENT);
    await screen.findByRole('heading', { level: 1, name: 'Premier message' });
    await user.click(screen.getByRole('button', { name: 'Message suivant' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Second message' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Message suivant' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Premier message' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Message précédent' }));
    expect(screen.getByText('Message 2 sur 2, affiché')).toBeInTheDocument();
  });

  it.each([
    ['is down', 503],
    ['has nothing', 404],
  ])('keeps its message and its five steps when the content service %s', async (_, status) => {
    const nothing: Reply = { status, body: null };
    renderPage(HomePage, {
      'GET /items/slider_intergestion_files': nothing,
      'GET /items/roadmap_intergestion': nothing,
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: /Financez votre projet immobilier/ }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Message suivant' })).not.toBeInTheDocument();
    const process = screen.getByRole('region', { name: /Cinq étapes/ });
    expect(within(process).getAllByRole('heading', { level: 3 })).toHaveLength(5);
    expect(process).toHaveTextContent(
      /signature électronique vient après le délai légal de réflexion de 10\sjours/,
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
