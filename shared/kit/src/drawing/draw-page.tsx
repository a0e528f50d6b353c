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
  readonly path: string;
  readonly config: unknown;
  /** Answers of the content service, by the key under which an earlier rendering asked for them. */
  readonly answers: KnownAnswers;
}

export interface DrawnPage {
  /** Empty when an answer required for rendering is missing. */
  readonly html: string;
  /** Fields were replaced by placeholders: the page can be read, but must be re-rendered to be used. */
  readonly isInert: boolean;
  readonly asked: readonly AskedContent[];
}

export interface NamedPage extends PageToDraw {
  readonly page: string;
}

/** Preload links added by React; the host decides itself what to preload. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** Renders a page to HTML without browser or network, from the given answers; no effects run (decision 0037). */
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
    // The error card may need a browser. It is not shown anyway: only the list of missing answers matters.
    if (drawing.asked.every(({ key }) => Object.hasOwn(answers, key))) throw problem;
    return { html: '', isInert: true, asked: drawing.asked };
  }
}

/** The renderers of a remote's pages, from which the server bundle of its release is built. */
export const drawingsOf =
  ({ pages }: Pick<RemoteDefinition, 'pages'>) =>
  async ({ page, ...wanted }: NamedPage): Promise<DrawnPage> => {
    const load = pages[page];
    if (load === undefined) throw new Error(`There is no page named ${page}`);
    return drawPage((await load()).default, wanted);
  };
