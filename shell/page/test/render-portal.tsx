import { createApi } from '@portal/api';
import {
  createKit,
  createSafeStorage,
  installKit,
  type HttpAnswer,
  type PortalSettings,
  type WireCall,
} from '@portal/kit';
import { createMemoryRouter, DEFAULT_SETTINGS, RouterProvider } from '@portal/kit/shell';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { type Observable, of } from 'rxjs';
import { NOTHING_TO_ASK } from '../src/consent/consent';
import { createConsent } from '../src/consent/create-consent';
import { ShellLayout } from '../src/layout/shell-layout';
import type { Remotes } from '../src/remotes/create-remotes';
import type { AskedPreview } from '../src/registry/previews';
import { createCurrentVisit } from '../src/routing/current-visit';
import { followRemotes, portalRoutes } from '../src/routing/portal-routes';
import { leaveWithdrawnPages } from '../src/routing/withdrawn-pages';
import { followSession, revokeKeyOnSignOut } from '../src/session/follow-session';
import { createIdentification } from '../src/session/identification';
import type { NotedProblem } from '../src/telemetry/running-portal';
import { sampleRemotes, servedRemotes, type ChangesRegistry, type ServedEntry } from './sample-remotes';

// A new browser for each test.
beforeAll(installJsdomDialog);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // jsdom has no layout.
  window.scrollTo = () => undefined;
});
afterEach(() => jest.useRealTimers());

export const MARIE = {
  email: 'marie.durand@intergestion.example',
  token: 'a'.repeat(40),
  stayConnected: false,
};

export const profileOf = (roleId: number): HttpAnswer => ({
  status: 200,
  headers: {},
  body: [
    {
      id: 7,
      firstName: 'Marie',
      lastName: 'Durand',
      email: MARIE.email,
      roles: [roleId],
      customer: 59,
      confirmed: true,
      enabled: true,
    },
  ],
});

const UNFINISHED = { title: 'Contactez-nous', content: '<p><mark>[DURÉE, à compléter]</mark></p>' };

const ROLE_IDS = { ADMIN: 1, APPLICANT: 2, VISITOR: 3, AGENT: 4, DIRECTOR: 5 } as const;

export interface PortalVisit {
  readonly at?: string;
  /** A signed-in user whose profile is loaded. */
  readonly as?: keyof typeof ROLE_IDS;
  /** Answers the profile call; defaults to Marie with the role above. */
  readonly profile?: () => Observable<HttpAnswer>;
  /** Replacements for pages of remotes, by name; others show their name as a heading. */
  readonly pages?: Readonly<Record<string, ComponentType>>;
  /** Settings that differ from the defaults. */
  readonly settings?: Partial<PortalSettings>;
  /** Result of a render error; defaults to 'given up'. A replaced page has version 0.9.0. */
  readonly crashed?: Remotes['crashed'];
  /** Content of the registry; defaults to the real manifests. */
  readonly served?: Record<string, ServedEntry>;
  readonly previews?: readonly AskedPreview[];
  readonly isBusy?: () => boolean;
  /** Earlier problems of the page. */
  readonly problems?: readonly NotedProblem[];
  /** Called before a page is loaded; may throw or wait. */
  readonly beforeLoad?: (remote: string, page: string) => Promise<void> | void;
}

/** The whole shell with the real manifests, a real kit with a scripted server, and trivial pages. */
export function renderPortal({
  at = '/',
  as,
  profile = () => of(profileOf(ROLE_IDS[as ?? 'APPLICANT'])),
  pages = {},
  settings = {},
  crashed = () => 'given up',
  served = servedRemotes(),
  previews = [],
  isBusy = () => false,
  beforeLoad,
  problems = [],
}: PortalVisit = {}) {
  const calls: string[] = [];
  const answer = ({ method, url }: WireCall): Observable<HttpAnswer> => {
    const { pathname } = new URL(url, 'https://portail.example');
    calls.push(`${method} ${pathname}`);
    if (pathname === '/admin/api/customer_users') return profile();
    return pathname === '/items/contact'
      ? of({ status: 200, headers: {}, body: { data: UNFINISHED } })
      : of({ status: 204, headers: {}, body: null });
  };
  const kit = createKit({ settings: { ...DEFAULT_SETTINGS, callGapMs: 0, ...settings }, transport: answer });
  installKit(kit);
  revokeKeyOnSignOut(kit);
  if (as) {
    kit.session.open(MARIE);
    kit.session.identify({ profileId: 7, customer: 59, roleIds: [ROLE_IDS[as]] });
  }

  const asked = createConsent({ settings: kit.settings, storage: createSafeStorage() });
  const visit = createCurrentVisit();
  const { remotes, serve, publish, answerWith } = sampleRemotes({
    kit,
    served,
    asked: previews,
    pages,
    isBusy,
    beforeLoad,
    crashed,
  });
  const routing = {
    remotes,
    session: kit.session,
    identification: createIdentification(kit.session, createApi(kit.http, kit.settings).people.profile),
    visit,
    layout: (
      <ShellLayout
        remotes={remotes}
        visit={visit}
        sessionExpired={kit.sessionExpired}
        consent={asked.purposes.length > 0 ? asked : NOTHING_TO_ASK}
        problems={problems}
        today={new Date('2026-06-15T12:00:00Z')}
      />
    ),
  };
  const router = createMemoryRouter(portalRoutes(routing), { initialEntries: [at] });
  followRemotes(router, routing);
  leaveWithdrawnPages(router, { remotes, visit, unsaved: kit.unsaved });
  followSession(kit, router);
  const user = userEvent.setup({ delay: null });
  render(<RouterProvider router={router} />);

  return {
    user,
    kit,
    /** Each call made, such as 'GET /admin/api/customer_users'. */
    calls,
    address: () => router.state.location.pathname + router.state.location.search,
    visit: (to: string | -1) => act(async () => (to === -1 ? router.navigate(-1) : router.navigate(to))),
    /** Changes the registry and refreshes it in the portal. */
    serve: (change: ChangesRegistry) => act(() => serve(change)),
    publish,
    answerWith,
  };
}
