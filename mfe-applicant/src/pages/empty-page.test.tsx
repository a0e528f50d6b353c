import { fakeTransport, renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import EmptyPage from './empty-page';

it('observed: the pages accept and refuse of a proposal show nothing', async () => {
  await renderScreen(<EmptyPage />, { path: '/propositionDetailsPage/accept', transport: fakeTransport({}) });
  expect(screen.queryByText(/./)).not.toBeInTheDocument();
});
