import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { KnownAnswers } from '../http/answer-memory';
import { installKit } from '../kit';
import type { RemoteDefinition } from '../remote/define-remote';
import { createMemoryRouter, RouterProvider } from '../routing/shell-router';
import { readSettings } from '../settings/read-settings';
import { hasFields, withInertFields } from './inert-fields';
import { createDrawingKit, type AskedContent } from './drawing-kit';

export interface PageToDraw {
  /** As the manifest declares it. */
  readonly path: string;
  /** What `/config.json` says. */
  readonly config: unknown;
  /** What the content service answered, by the key under which an earlier drawing asked for it. */
  readonly answers: KnownAnswers;
}

export interface DrawnPage {
  /** Empty when it cannot be drawn without an answer that is missing. */
  readonly html: string;
  /** It has the places of fields and no field: it can be read, and has to be replaced to be used. */
  readonly isInert: boolean;
  readonly asked: readonly AskedContent[];
}

/** The page of a remote, by its name there. */
export interface NamedPage extends PageToDraw {
  readonly page: string;
}

/** What React puts before the page for a browser that reads on: the host says itself what is fetched when. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Draws a page as a visitor finds it, for the HTML of the first answer (decision 0037). It runs where there is neither
 * browser nor network: effects do not run, and what is not among the answers is not to be had.
 */
export function drawPage(Page: ComponentType, { path, config, answers }: PageToDraw): DrawnPage {
  const drawing = createDrawingKit(readSettings(config), answers);
  installKit(drawing.kit);
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] });
  try {
    const html = renderToString(<RouterProvider router={router} />).replace(PRELOADS, '');
    return hasFields(html)
      ? { html: withInertFields(html), isInert: true, asked: drawing.asked }
      : { html, isInert: false, asked: drawing.asked };
  } catch (problem) {
    // The card of a failure may want to know of a browser: nobody is shown it, only what was missing counts.
    if (drawing.asked.every(({ key }) => Object.hasOwn(answers, key))) throw problem;
    return { html: '', isInert: true, asked: drawing.asked };
  }
}

/** What draws the pages of a remote: the drawings of its release are built from it. */
export const drawingsOf =
  ({ pages }: Pick<RemoteDefinition, 'pages'>) =>
  async ({ page, ...wanted }: NamedPage): Promise<DrawnPage> => {
    const load = pages[page];
    if (load === undefined) throw new Error(`There is no page named ${page}`);
    return drawPage((await load()).default, wanted);
  };
