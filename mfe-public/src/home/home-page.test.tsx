import { type FakeAnswer, type FakeAnswers, ok, overBackOffice, renderScreen } from '@portal/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import HomePage from './home-page';

const SLIDES = 'GET /items/slider_intergestion_files';
const STEPS = 'GET /items/roadmap_intergestion';
const FIRST = /^Financez votre projet immobilier ou vos parts de SCPI, avec un dossier suivi/;

const open = (answers: FakeAnswers = {}) =>
  renderScreen(<HomePage />, {
    path: '/',
    route: '/',
    transport: overBackOffice(answers),
  });
const hero = () => screen.findByRole('region', { name: FIRST });
const steps = () => within(screen.getByRole('region', { name: /^Cinq étapes/ }));

describe('the home of a visitor', () => {
  it('has a hero, three reasons with what they suppose, five steps of the content service, and ways to begin', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: FIRST })).toBeVisible();
    const reasons = within(screen.getByRole('region', { name: /^Trois raisons d’investir/ }));
    expect(
      reasons.getAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent),
    ).toEqual([
      'Étaler l’effort dans le temps',
      'Garder une épargne de précaution',
      'Diversifier son patrimoine',
    ]);
    expect(
      reasons.getByText(/^La mensualité reste due même si les revenus du placement baissent/),
    ).toBeVisible();
    const start = screen.getByRole('region', { name: /^Un projet en tête/ });
    for (const [region, name, href] of [
      [await hero(), 'Créer mon compte', '/login#inscription'],
      [await hero(), 'Se connecter', '/login'],
      [await hero(), 'Estimer ma mensualité', '/simulateur'],
      [start, 'Créer mon compte', '/login#inscription'],
    ] as const)
      expect(within(region).getByRole('link', { name })).toHaveAttribute('href', href);
    expect(
      await steps().findByText(/délai de réflexion de 10 jours : la signature électronique est possible/),
    ).toBeVisible();
    expect(steps().getAllByRole('heading', { level: 3 })).toHaveLength(5);
    // An amount only beside its representative example and the sentence of the law.
    expect(start).toHaveTextContent(/TAEG fixe4,48 %/);
    expect(start).toHaveTextContent(/et doit être remboursé\./);
  });

  it('turns its messages on demand, round and round, with the picture of the editors in place of the street once it is there', async () => {
    const slide = (id: number, title: string, file: unknown) => ({
      id,
      title,
      subtitle: '',
      sort: id,
      directus_files_id: file,
    });
    const file = { id: 'aeb0b4cd', width: 1600, height: 600, filename_download: 'rue.jpg' };
    const data = [
      slide(1, 'Un', file),
      // The portal's own drawing is not fetched a second time.
      slide(2, 'Deux', { ...file, filename_download: 'hero-street.svg' }),
      slide(3, 'Trois', null),
    ];
    const { user } = await open({ [SLIDES]: ok({ data }) });
    // Its code is a chunk of its own.
    const picture = await within(await screen.findByRole('region', { name: 'Un' })).findByRole(
      'presentation',
    );
    expect(picture).toHaveAttribute('srcset', expect.stringContaining('/assets/aeb0b4cd?width=1440&'));
    expect(picture).toHaveAttribute('fetchpriority', 'high');
    expect(picture).not.toHaveAttribute('data-shown');
    fireEvent.load(picture);
    expect(picture).toHaveAttribute('data-shown');
    for (const name of ['Deux', 'Trois']) {
      await user.click(screen.getByRole('button', { name: 'Message suivant' }));
      const region = within(screen.getByRole('region', { name }));
      expect(region.queryByRole('presentation')).not.toBeInTheDocument();
    }
    expect(screen.getByText('Message 3 sur 3, affiché')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Message suivant' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Un' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Message précédent' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Trois' })).toBeVisible();
  });

  it('says its message at once, and has the shape of the steps while they load', async () => {
    await open({ [SLIDES]: 'never', [STEPS]: 'never' });
    expect(screen.getByRole('heading', { level: 1, name: FIRST })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Message suivant' })).not.toBeInTheDocument();
    expect(steps().getByText('Chargement des étapes')).toHaveAttribute('role', 'status');
  });

  it.each<[string, FakeAnswer]>([
    ['is down', { status: 503 }],
    ['has nothing', ok({ data: [] })],
    ['answers something else', ok('<html></html>')],
  ])('keeps its message and its five steps when the content service %s', async (_, answer) => {
    await open({ [SLIDES]: answer, [STEPS]: answer });
    await waitFor(() => expect(steps().getAllByRole('heading', { level: 3 })).toHaveLength(5));
    expect(screen.getByRole('heading', { level: 1, name: FIRST })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Message suivant' })).not.toBeInTheDocument();
    expect(
      steps().getByText(/signature électronique vient après le délai légal de réflexion de 10 jours/),
    ).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('tells once what was just done elsewhere', async () => {
  const { history } = await renderScreen(<HomePage />, { state: { news: 'Votre message est envoyé.' } });
  expect(await screen.findByRole('status')).toHaveTextContent('Votre message est envoyé.');
  await waitFor(() => expect(history()).toBeNull());
  expect(screen.getByText('Votre message est envoyé.')).toBeVisible();
});
