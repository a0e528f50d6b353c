import type { DrawnFrame, DrawnSkeletons, FrameToDraw } from '@portal/registry/drawn-frame';
import type { MenuEntry } from '@portal/registry/registry';
import { installKit, kit, NOBODY, type Session } from '@portal/kit';
import { createDrawingKit } from '@portal/kit/drawing';
import { createMemoryRouter, readSettings, RouterProvider, type RouteObject } from '@portal/kit/shell';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { NEVER } from 'rxjs';
import { NOTHING_TO_ASK, purposesOf } from '../consent/consent';
import { PageLoading } from '../layout/page-loading';
import { ShellLayout, type ShellLayoutProps } from '../layout/shell-layout';
import { createCurrentVisit } from '../routing/current-visit';
import { RemotePage, type EnteredPage } from '../routing/remote-page';

/** A placeholder element, replaced by the page. */
const PLACE = 'portal-page';
const ID = 'page';

const remotesWith = (menu: readonly MenuEntry[]) =>
  ({
    menu,
    source: 'network',
    onChange: () => () => undefined,
    revision: () => 0,
    isOutdated: () => false,
    isWithdrawn: () => false,
    previews: () => [],
    crashed: () => 'given up',
  }) satisfies Partial<ShellLayoutProps['remotes']> as unknown as ShellLayoutProps['remotes'];

function drawLayout(
  path: string,
  remotes: ShellLayoutProps['remotes'],
  page: RouteObject,
  data: unknown,
): string {
  const layout = (
    <ShellLayout
      remotes={remotes}
      visit={createCurrentVisit()}
      sessionExpired={NEVER}
      // oxlint-disable-next-line portal/one-clock -- it draws on the server
      today={new Date()}
      consent={{ ...NOTHING_TO_ASK, purposes: purposesOf(kit().settings) }}
      problems={[]}
    />
  );
  const child = { ...page, id: ID, path: '*', loader: () => null } as RouteObject;
  const router = createMemoryRouter([{ element: layout, children: [child] }], {
    initialEntries: [path],
    hydrationData: { loaderData: { [ID]: data } },
  });
  return renderToString(<RouterProvider router={router} />);
}

/** Renders header and footer around a page with the components that hydrate them (decision 0037). */
export function drawFrame({ path, config, menu, remote, version, title }: FrameToDraw): DrawnFrame {
  installKit(createDrawingKit(readSettings(config), {}).kit);
  const remotes = remotesWith(menu);
  const page: EnteredPage = { Page: () => createElement(PLACE), title, access: 'public', remote, version };
  const element = <RemotePage crashed={remotes.crashed} visit={createCurrentVisit()} />;
  const [before = '', after = ''] = drawLayout(path, remotes, { element }, page).split(
    `<${PLACE}></${PLACE}>`,
  );
  return { before, after };
}

/** Renders the skeletons for signed-in users; name and menu are only known in the browser. */
export function drawSkeletons({ config }: Pick<FrameToDraw, 'config'>): DrawnSkeletons {
  const drawFor = (role: Session['role']) => {
    const session: Session = { ...NOBODY, isLoggedIn: true, role, profileId: 1 };
    installKit(createDrawingKit(readSettings(config), {}, session).kit);
    return drawLayout('/', remotesWith([]), { element: <PageLoading /> }, null);
  };
  return { applicant: drawFor('APPLICANT'), staff: drawFor('AGENT') };
}
