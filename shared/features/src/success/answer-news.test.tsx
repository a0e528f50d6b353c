import { renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import { answeredState } from '../routes';
import { AnswerNews } from './answer-news';

const open = (isFileOver = false) =>
  renderScreen(<AnswerNews />, {
    as: 'demandeur',
    path: '/propositionsList',
    route: '/propositionsList',
    state: answeredState({ answer: 'accept', id: 7, number: 'PROP-2026-000218', isFileOver }),
  });

it('an accepted proposal is told by a band that leads to what follows', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Vous avez accepté la proposition' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir la suite' })).toHaveAttribute(
    'href',
    '/propositionDetailsPage/7',
  );
});

it('an acceptance on a closed file is told in words alone: no step follows', async () => {
  await open(true);
  expect(screen.getByText(/Vous avez accepté la proposition/)).toHaveTextContent(
    'PROP-2026-000218. Votre réponse est transmise à votre agence.',
  );
  expect(screen.queryByRole('link', { name: 'Voir la suite' })).not.toBeInTheDocument();
});
