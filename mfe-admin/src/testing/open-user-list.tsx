import type { Transport } from '@portal/kit';
import { type Persona, renderScreen } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import UserListPage from '../pages/user-list-page';

/** Address of the directory of users. */
export const USER_LIST = '/usersList';

/** The directory as one of the demo portal's people opens it; without a transport, on the in-process back office. */
export const openUserList = (as: Persona, path = USER_LIST, transport?: Transport) =>
  renderScreen(<UserListPage />, { as, path, transport });

/** The rows of its table, without the heads, once they are there. */
export const userRows = async (): Promise<HTMLElement[]> =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
