import { type FakeAnswers, fakeTransport, renderScreen } from '@portal/testing';
import { kit } from '@portal/kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { dropCarriedSimulation } from '../src/editing';
import { Simulator } from '../src/simulator';

/** The simulator as tests use it: opened for somebody, filled in, and read. */

const NOW = new Date('2026-11-20T12:00:00Z');
const NO_CALLS: FakeAnswers = {};
/** The statutory sentence of that day. */
export const MENTION = 'Attention ! Un crédit coûte de l’argent et doit être remboursé.';

/** With plain spaces. */
export const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u202F\u00A0]/g, ' ');

export const openSimulator = (query = '', now = NOW) =>
  renderScreen(<Simulator now={now} />, {
    path: `/simulateur${query}`,
    transport: fakeTransport(NO_CALLS),
  });

const ROLE_IDS = { ADMIN: 1, APPLICANT: 2, AGENT: 4, DIRECTOR: 5 } as const;

export async function openSimulatorAs(role: keyof typeof ROLE_IDS, query: string) {
  const opened = await openSimulator(query);
  await act(async () => {
    opened.kit.session.open({ email: 'claire@portail.example', token: 'abc', stayConnected: false });
    opened.kit.session.identify({ profileId: 7, customer: 59, roleIds: [ROLE_IDS[role]] });
    await Promise.resolve();
  });
  return opened;
}

/** Clears the stored simulation and the session. */
export function closeSimulator(): void {
  jest.restoreAllMocks();
  dropCarriedSimulation();
  kit().session.close();
}

export const block = (name: string | RegExp) => screen.getByRole('region', { name });
export const textOf = (name: string | RegExp) => plain(block(name).textContent);
export const slider = (name: RegExp) => screen.getByRole('slider', { name });

/** Moved, and left. */
export function slide(name: RegExp, value: number) {
  fireEvent.input(slider(name), { target: { value: String(value) } });
  fireEvent.blur(slider(name));
}

/** What the curve reads: when, and the amounts. */
export function reading() {
  const curve = within(block('Capital restant dû'));
  const [when] = curve.getAllByRole('term');
  const amounts = curve.getAllByRole('definition');
  return [when, ...amounts].map((element) => plain(element?.textContent));
}

export const field = (name: RegExp) => screen.getByRole('textbox', { name });

/** Pasted, which computes the simulation once. */
export async function fill(user: UserEvent, name: RegExp, text: string) {
  await user.clear(field(name));
  await user.paste(text);
}
