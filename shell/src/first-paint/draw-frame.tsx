import { installKit } from '@portal/kit';
import { createDrawingKit } from '@portal/kit/drawing';
import { createMemoryRouter, readSettings, RouterProvider } from '@portal/kit/shell';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { NEVER } from 'rxjs';
import { NOTHING_TO_ASK } from '../consent/consent';
import { ShellLayout, type ShellLayoutProps } from '../layout/shell-layout';
import type { MenuEntry } from '../registry';
import { createCurrentVisit } from '../routing/current-visit';
import { RemotePage, type EnteredPage } from '../routing/remote-page';

export interface FrameToDraw {
  readonly path: string;
  /** What `/config.json` says. */
  readonly config: unknown;
  /** The entries of a visitor's menu, in order. */
  readonly menu: readonly MenuEntry[];
  /** Of the page inside. */
  readonly remote: string;
  readonly version: string;
  readonly title: string;
}

export interface DrawnFrame {
  /** The page inside goes between them. */
  readonly before: string;
  readonly after: string;
}

/** An element that no page has: its place is where the page goes. */
const PLACE = 'portal-page';
const ID = 'page';

/** What of the remotes the frame of a visitor shows. */
const remotesWith = (menu: readonly MenuEntry[]) =>
  ({
    menu,
    source: 'network',
    onChange: () => () => undefined,
    revision: () => 0,
    isOutdated: () => false,
    previews: () => [],
    crashed: () => 'given up',
  }) satisfies Partial<ShellLayoutProps['remotes']> as unknown as ShellLayoutProps['remotes'];

/**
 * Draws header and footer as a visitor finds them around a page, by the very components that take them over in the browser
 * (decision 0037).
 */
export function drawFrame({ path, config, menu, remote, version, title }: FrameToDraw): DrawnFrame {
  installKit(createDrawingKit(readSettings(config), {}).kit);
  const remotes = remotesWith(menu);
  const visit = createCurrentVisit();
  const page: EnteredPage = {
    Page: () => createElement(PLACE),
    title,
    access: 'public',
    remote,
    version,
  };
  const layout = (
    <ShellLayout
      remotes={remotes}
      visit={visit}
      sessionExpired={NEVER}
      today={new Date()}
      consent={NOTHING_TO_ASK}
      problems={[]}
    />
  );
  const router = createMemoryRouter(
    [
      {
        element: layout,
        children: [
          {
            id: ID,
            path: '*',
            loader: () => null,
            element: <RemotePage crashed={remotes.crashed} visit={visit} />,
          },
        ],
      },
    ],
    { initialEntries: [path], hydrationData: { loaderData: { [ID]: page } } },
  );
  const [before = '', after = ''] = renderToString(<RouterProvider router={router} />).split(
    `<${PLACE}></${PLACE}>`,
  );
  return { before, after };
}
