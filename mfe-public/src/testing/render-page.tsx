import { createKit, installKit, type HttpAnswer, type Kit, type WireCall } from '@portal/kit';
import { createMemoryRouter, DEFAULT_SETTINGS, RouterProvider } from '@portal/kit/shell';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { of } from 'rxjs';

/** What a server says to a call: a body with status 200, or a whole answer. */
export type Reply = { readonly body: unknown; readonly status?: number };

export interface SentCall {
  readonly name: string;
  readonly body: unknown;
}

export interface OpenedPage {
  readonly user: UserEvent;
  readonly kit: Kit;
  /** Every call that went out, as 'GET /items/contact', with its body. */
  readonly calls: readonly SentCall[];
  readonly bodyOf: (name: string) => unknown;
  /** What the session kept in the browser under a name. */
  readonly stored: (name: string) => string | null;
  /** Path that the address bar shows. */
  readonly address: () => string;
}

/**
 * A page of this remote at `path`, over a real kit whose servers answer by 'METHOD /path'; what they are not given
 * does not exist. Any other address is an empty page.
 */
export function renderPage(
  Page: ComponentType,
  replies: Readonly<Record<string, Reply>> = {},
  { path, at }: { readonly path: string; readonly at: string } = { path: '/here', at: '/here' },
): OpenedPage {
  const calls: SentCall[] = [];
  const storage = new Map<string, string | null>();
  const answer = (call: WireCall): HttpAnswer => {
    const name = `${call.method} ${new URL(call.url, 'https://portail.example').pathname}`;
    calls.push({ name, body: call.body === undefined ? undefined : JSON.parse(call.body) });
    const { status = 200, body } = replies[name] ?? { status: 404, body: null };
    return { status, body, headers: {} };
  };
  const kit = createKit({
    settings: { ...DEFAULT_SETTINGS, callGapMs: 0 },
    transport: (call) => of(answer(call)),
    storage: {
      read: (name) => storage.get(name) ?? null,
      write: (name, value) => void storage.set(name, value),
    },
  });
  installKit(kit);
  const router = createMemoryRouter(
    [
      { path, element: <Page /> },
      { path: '*', element: <p>Ailleurs</p> },
    ],
    { initialEntries: [at] },
  );
  const user = userEvent.setup({ delay: null });
  render(<RouterProvider router={router} />);
  return {
    user,
    kit,
    calls,
    bodyOf: (name) => calls.find((call) => call.name === name)?.body,
    stored: (name) => storage.get(name) ?? null,
    address: () => router.state.location.pathname,
  };
}
