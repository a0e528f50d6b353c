import type { Transport, WireCall } from '@portal/kit';
import { backOfficeTransport, ok, overBackOffice, renderScreen } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { delay } from 'rxjs';
import { StaffProjects } from '../../test/staff-projects';

const rowsOf = (count: number, status: string, from: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    title: 'Projet',
    internal_status: status,
    s_email_agent: `agent.${String(index)}@example.org`,
  }));
/** Of the agency alone: 13 of 20 are running. Of it and those below: 77 of 90. */
const ALONE = [...rowsOf(13, 'open', 1), ...rowsOf(7, 'rejected', 14)];
const BELOW = [...ALONE, ...rowsOf(64, 'open', 21), ...rowsOf(6, 'rejected', 85)];

const answers = overBackOffice({
  'GET /admin/api/requests': ({ url }: WireCall) =>
    ok(new URL(url, 'http://portal').searchParams.get('customer') === '60' ? ALONE : BELOW),
  'GET /admin/api/ficodevquotes': ok([]),
});

/** What the head of the list said from the first moment on, each text once. */
function saidBy(read: () => string) {
  const said = new Set<string>();
  const observer = new MutationObserver(() => said.add(read()));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return said;
}
const head = () => screen.queryAllByRole('status')[0]?.textContent.trim() ?? '';

describe('a figure of the network leads to its list, which says no other number', () => {
  it.each([
    ['the agencies', '/customers'],
    ['the proposals', '/ficodevquotes'],
  ])('when %s come last', async (_, late) => {
    const transport: Transport = (call) => {
      const next = call.url.includes('/admin/api') ? answers : backOfficeTransport;
      return next(call).pipe(delay(call.url.includes(late) ? 300 : 0));
    };
    const said = saidBy(head);
    await renderScreen(<StaffProjects />, {
      as: 'admin',
      path: '/projectsList?vue=en-cours&agence=60&seule=oui',
      transport,
    });
    const button = await screen.findByRole('button', { name: 'Exporter (CSV)' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 10_000 });
    expect(head()).toMatch(/^13.projets sur 20$/);
    expect([...said].filter((text) => text !== '')).toEqual([head()]);
  });
});
