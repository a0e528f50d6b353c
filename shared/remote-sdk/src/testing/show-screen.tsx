import type { Kit, ProblemReport, Transport } from '@portal/kit';
import { createMemoryRouter, RouterProvider } from '@portal/kit/shell';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { Fragment, type ReactNode, StrictMode } from 'react';
import { installTestKit } from './test-kit';

export interface Place {
  /** Path and query of the page, `/projectFile/12`; `/` by default. */
  readonly path?: string | undefined;
  /** State of the history entry. */
  readonly state?: unknown;
  /** Route pattern, when it has parameters: `/projectFile/:id`. */
  readonly route?: string | undefined;
}

export interface RenderedScreen {
  readonly user: UserEvent;
  readonly kit: Kit;
  /** Current path and query. */
  readonly location: () => string;
  /** State of the current history entry. */
  readonly history: () => unknown;
  readonly problems: readonly ProblemReport[];
  /** Reads the session's browser storage. */
  readonly stored: (name: string) => string | null;
}

function partsOf(path: string): { readonly pathname: string; readonly search: string } {
  const { pathname, search } = new URL(path, 'https://portal.example');
  return { pathname, search };
}

/** The last rendered screen: a tab shows one page. */
let shown: RenderResult | undefined;

/**
 * Of each test file the first screen is rendered twice by React, to find effects and renders that must not run twice;
 * the others once, which saves a sixth of the time of all screen tests.
 */
let Mode: typeof StrictMode = StrictMode;

/**
 * Renders a screen with the real kit in its own router; unmounts the one before, as on a reload.
 * @param enter opens the session, over the same transport
 */
export async function showScreen(
  ui: ReactNode,
  { path = '/', route = '*', state = null }: Place,
  transport: Transport,
  enter: (kit: Kit) => Promise<void>,
): Promise<RenderedScreen> {
  shown?.unmount();
  const { kit, problems, stored } = installTestKit(transport);
  await enter(kit);
  const elsewhere = { path: '*', element: null };
  const router = createMemoryRouter(
    route === '*' ? [{ path: '*', element: ui }] : [{ path: route, element: ui }, elsewhere],
    { initialEntries: [state === null ? path : { ...partsOf(path), state }] },
  );
  // Answers arrive asynchronously, as in a browser: React must not expect them inside `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  shown = render(
    <Mode>
      <RouterProvider router={router} />
    </Mode>,
  );
  Mode = Fragment;
  return {
    // No style sheet is there that could keep a pointer away.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    kit,
    problems,
    stored,
    location: () => router.state.location.pathname + router.state.location.search,
    history: () => router.state.location.state as unknown,
  };
}
