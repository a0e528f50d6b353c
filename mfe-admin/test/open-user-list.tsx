import type { Transport } from '@portal/kit';
import { type FakeAnswers, ok, overBackOffice, type Persona, renderScreen } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import UserListPage from '../src/pages/user-list-page';

export const USER_LIST = '/usersList';

/** Opens the directory as a demo user; without a transport, on the in-process back office. */
export const openUserList = (as: Persona, path = USER_LIST, transport?: Transport) =>
  renderScreen(<UserListPage />, { as, path, transport });

/** The same for a director of these people, of so many in all. */
export const openUsers = (people: readonly object[], total = people.length, more: FakeAnswers = {}) =>
  openUserList(
    'directeur',
    USER_LIST,
    overBackOffice({ 'GET /admin/api/customer_users': ok(people, total), ...more }),
  );

export const userRows = async (): Promise<HTMLElement[]> =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

/** A person in the back office's wire format: an agent who can sign in. */
export const someone = (id: number, fields: object = {}) => ({
  id,
  firstName: 'Hugo',
  lastName: 'Delcourt',
  email: 'hugo@intergestion.example',
  roles: [4],
  enabled: true,
  confirmed: true,
  ...fields,
});
