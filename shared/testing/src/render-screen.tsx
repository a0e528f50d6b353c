import type { Kit, ProblemReport, Transport } from '@portal/kit';
import { createMemoryRouter, RouterProvider } from '@portal/kit/shell';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { backOfficeForTests } from './back-office-for-tests';
import { backOfficeTransport } from './back-office-transport';
import type { Persona } from './personas';
import { signIn } from './sign-in';
import { installTestKit } from './test-kit';

export interface ScreenOptions {
  /** Who looks; nobody is signed in unless told. */
  readonly as?: Persona | undefined;
  /** Address of the page with its query, `/projectFile/12`; `/` unless told. */
  readonly path?: string | undefined;
  /** What the entry of the history carries. */
  readonly state?: unknown;
  /** The route it is mounted on, when it has parameters: `/projectFile/:id`. */
  readonly route?: string | undefined;
  /** Instead of the back office, or around it: see `fakeTransport`. Not used for signing in. */
  readonly transport?: Transport | undefined;
}

export interface RenderedScreen {
  readonly user: UserEvent;
  readonly kit: Kit;
  /** Path and query of the page now. */
  readonly location: () => string;
  /** What the entry of the history carries now. */
  readonly history: () => unknown;
  readonly problems: readonly ProblemReport[];
  /** What the session keeps in the browser under a name. */
  readonly stored: (name: string) => string | null;
}

/** An address in the parts that an entry of the history has. */
function partsOf(path: string): { readonly pathname: string; readonly search: string } {
  const { pathname, search } = new URL(path, 'https://portal.example');
  return { pathname, search };
}

/** What was rendered last: a tab shows one page. */
let shown: RenderResult | undefined;

/**
 * Renders a screen with the real kit over the back office in this process, under a router of its own. The screen that a
 * test rendered before goes away first, as at a reload.
 */
export async function renderScreen(ui: ReactNode, options: ScreenOptions = {}): Promise<RenderedScreen> {
  const { as, path = '/', route = '*', state = null, transport } = options;
  // Before the first call: a store that is made within it would use up its time limit.
  if (as !== undefined || transport === undefined) await backOfficeForTests();
  shown?.unmount();
  let current: Transport = backOfficeTransport;
  const { kit, problems, stored } = installTestKit((call) => current(call));
  if (as !== undefined) await signIn(kit, as);
  if (transport !== undefined) current = transport;

  const elsewhere = { path: '*', element: null };
  const router = createMemoryRouter(
    route === '*' ? [{ path: '*', element: ui }] : [{ path: route, element: ui }, elsewhere],
    { initialEntries: [state === null ? path : { ...partsOf(path), state }] },
  );
  // Answers come in their own time, as in a browser: React shall not wait for the test to announce them.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  shown = render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return {
    user: userEvent.setup(),
    kit,
    problems,
    stored,
    location: () => router.state.location.pathname + router.state.location.search,
    history: () => router.state.location.state as unknown,
  };
}
