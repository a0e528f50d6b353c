import type { Transport } from '@portal/kit';
import { backOfficeTransport, overBackOffice, renderScreen } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useAccess } from '../resource';
import { ProjectList } from './project-list';

/** Leaves and comes back: the cached list shows while it is refreshed. */
function Visits() {
  const { projects } = useAccess();
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisit((count) => count + 1)}>
        Revenir
      </button>
      <ProjectList key={visit} title="Projets" {...projects} />
    </>
  );
}

it('tells who is back on a list that cannot be renewed that it is of before, and renews it when asked', async () => {
  const count = /^\d+\sprojets?$/;
  let isDown = false;
  const broken = overBackOffice({ 'GET /admin/api/requests': { status: 500 } });
  const transport: Transport = (call) => (isDown ? broken : backOfficeTransport)(call);
  const { user } = await renderScreen(<Visits />, { as: 'demandeur', path: '/projectsList', transport });
  expect(await screen.findByText(count)).toBeInTheDocument();

  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Revenir' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('vous voyez les données du dernier chargement');
  expect(screen.getByText(count)).toBeInTheDocument();

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByText(count)).toBeInTheDocument();
});
