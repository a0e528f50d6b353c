import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Role } from '@portal/domain/access';
import { parisDay } from '@portal/domain/format';
import type { AskedContent, DrawnPage } from '@portal/kit/drawing';
import { draw as drawInSandbox, type DrawingTask } from '../../../../../shared/remote-sdk/drawing/draw.mjs';
import { faultsOf } from '../../../../../shared/remote-sdk/drawing/fragment-faults.cjs';
import type { DrawnFrame, DrawnSkeletons, FrameToDraw } from '@portal/registry/drawn-frame';
import type { PageFile } from '@portal/registry/page-files';
import { isLiteral, matches, segmentsOf } from '@portal/registry/path-pattern';
import { createContentAnswers, type AskContent, type ContentAnswers } from './content-answers';
import { stampOf } from '../../files/current-registry';
import type { ServedShells } from '../../shells/served-shells';
import { readDrawables, type DrawablePage, type Drawables, type SignedInScreen } from './read-builds';
import type { DrawnCanary } from './visitor-view';

export interface FirstPaint {
  /** HTML from header to footer, both included. */
  readonly html: string;
  readonly styles: string;
  readonly answers: ContentAnswers;
  /** Must be re-rendered before use: form fields are placeholders. */
  readonly isInert: boolean;
  /** Files needed to hydrate it. */
  readonly files: readonly PageFile[];
  /** Canaries whose users get another page. */
  readonly canaries: readonly DrawnCanary[];
}

/** The skeleton for signed-in users of a role, the same at every address. */
export interface FirstSkeletons {
  readonly html: Partial<DrawnSkeletons>;
  readonly styles: string;
  /** The screens of the role at this address. */
  readonly screens: readonly SignedInScreen[];
}

export interface FirstPaintOptions {
  /** Folder of the builds; read again after changes. */
  readonly dist: string;
  readonly config: unknown;
  /** Public key of the portal's owner, if set; else the one in the folder counts. */
  readonly ownerKey?: string | undefined;
  /** Who says which shell ordinary visitors are given. */
  readonly shells: Pick<ServedShells, 'choose'>;
  readonly ask: AskContent;
  readonly now?: () => number;
  /** Called once for each reason why pages are not server-rendered. */
  readonly report?: (problem: unknown) => void;
  readonly draw?: typeof drawInSandbox;
  /** How long the first visitor of a page waits at most for its rendering, in milliseconds. */
  readonly patience?: number;
}

export interface FirstPaints {
  /**
   * The server-rendered page of a visitor at an address.
   * @param pathname as declared, or with a value for its parameter; other spellings are not rendered
   * @returns undefined in any case of doubt: the page is then rendered by the browser only
   */
  at(pathname: string): Promise<FirstPaint | undefined>;
  /** The skeleton for signed-in users of a role at an address; undefined as above, and for visitors, who need none. */
  skeletonsAt(pathname: string, role: Role): Promise<FirstSkeletons | undefined>;
}

/** Per page: the renderings with the current and previous texts, and without any. */
const KEPT_DRAWINGS = 4;
const NO_DIGEST = 'none';

/** Encodes an SVG as a data URL, escaping only what is necessary. */
const asDataAddress = (svg: string): string =>
  `data:image/svg+xml,${svg
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('"', "'")
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')
    .replaceAll('&', '%26')}`;

const digestOf = (answers: ContentAnswers): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('base64');

const dayOf = (now: number): string => parisDay(new Date(now).toISOString()) ?? '';

/** After a drawing that failed, a page is left alone for this long: a busy server must not be asked at each visit. */
const REST_MS = 5000;

interface PageMemory {
  asked: Promise<readonly AskedContent[]> | undefined;
  restsUntil: number;
  /** The last drawing that is there, for who would wait too long for the next one of the same day. */
  last: { readonly day: string; readonly paint: FirstPaint } | undefined;
  /** By day and texts, oldest first. */
  readonly drawings: Map<string, Promise<FirstPaint | undefined>>;
}

/** Renders pages, cached by shell, registry, content and day in Paris (decision 0037). */
export function createFirstPaints(options: FirstPaintOptions): FirstPaints {
  const {
    dist,
    config,
    ownerKey,
    ask,
    now = Date.now,
    report = () => undefined,
    draw = drawInSandbox,
    patience = 1500,
    shells,
  } = options;
  const answersTo = createContentAnswers(ask, now);
  let known:
    | {
        readonly version: string;
        readonly stamp: string | undefined;
        readonly builds: Promise<Drawables | undefined>;
        readonly pages: Map<string, PageMemory>;
        /** By day, since the legal texts in the footer may change. */
        readonly skeletons: Map<string, Promise<DrawnSkeletons>>;
      }
    | undefined;
  /** One rendering process at a time: there are few pages, and the server must stay responsive. */
  let turn: Promise<unknown> = Promise.resolve();
  const told = new Set<string>();

  function tell(problem: unknown): undefined {
    const text = String(problem);
    if (!told.has(text)) report(problem);
    told.add(text);
    return undefined;
  }

  async function currentBuilds() {
    const { shell } = await shells.choose();
    const { version } = shell;
    const stamp = stampOf(dist, known?.stamp);
    if (known?.version !== version || known.stamp !== stamp)
      known = {
        version,
        stamp,
        builds: readDrawables(dist, shell, ownerKey).then((builds) => {
          builds?.problems.forEach(tell);
          return builds;
        }),
        pages: new Map(),
        skeletons: new Map(),
      };
    return known;
  }

  async function drawn(tasks: readonly DrawingTask[]): Promise<unknown[]> {
    const drawing = turn.then(() => draw(tasks, { now: now() }));
    turn = drawing.catch(() => undefined);
    return drawing;
  }

  const drawsPage = ({ code, page, path: at }: DrawablePage, answers: ContentAnswers): DrawingTask => ({
    code,
    call: 'drawPage',
    input: {
      page,
      path: at,
      config,
      answers: Object.fromEntries(
        Object.entries(answers).map(([key, body]) => [key, { status: 200, headers: {}, body }]),
      ),
    },
  });

  async function drawWhole(
    { shell, menu }: Drawables,
    page: DrawablePage,
    answers: ContentAnswers,
  ): Promise<FirstPaint> {
    const { path: at, remote, version, title } = page;
    const frame: FrameToDraw = { path: at, config, menu, remote, version, title };
    const [inside, around] = (await drawn([
      drawsPage(page, answers),
      { code: shell.code, call: 'drawFrame', input: frame },
    ])) as [DrawnPage, DrawnFrame];
    const faults = faultsOf(inside.html);
    if (faults.length > 0) throw new Error(`${remote} ${version} draws ${at} with ${faults.join(', ')}`);
    let { html } = inside;
    for (const [address, svg] of page.pictures)
      html = html.replaceAll(`"${address}"`, `"${asDataAddress(svg)}"`);
    return {
      html: around.before + html + around.after,
      styles: shell.styles + page.styles,
      answers,
      isInert: inside.isInert,
      files: page.files.filter(({ href }) => !page.pictures.has(href)),
      canaries: page.canaries,
    };
  }

  /** The page's content requests, found by a first rendering, whether or not it succeeds. */
  function askedBy(page: DrawablePage, memory: PageMemory): Promise<readonly AskedContent[]> {
    memory.asked ??= drawn([drawsPage(page, {})]).then(([first]) => (first as DrawnPage).asked);
    return memory.asked;
  }

  /** The page of an address: as declared, or one with a parameter, which is drawn without its value. */
  function pageAt({ pages }: Drawables, pathname: string): DrawablePage | undefined {
    const exact = pages.get(pathname);
    if (exact || pathname.endsWith('/')) return exact;
    const segments = segmentsOf(pathname);
    return [...pages.values()].find(({ path: at }) => {
      const pattern = segmentsOf(at);
      return !isLiteral(pattern) && matches(pattern, segments);
    });
  }

  async function memoryAt(pathname: string) {
    const { builds: reading, pages } = await currentBuilds();
    const builds = await reading;
    const page = builds && pageAt(builds, pathname);
    if (builds === undefined || page === undefined) return undefined;
    const memory: PageMemory = pages.get(page.path) ?? {
      asked: undefined,
      restsUntil: 0,
      last: undefined,
      drawings: new Map(),
    };
    pages.set(page.path, memory);
    return { builds, page, memory };
  }

  async function lastAt(pathname: string): Promise<FirstPaint | undefined> {
    const last = (await memoryAt(pathname))?.memory.last;
    return last?.day === dayOf(now()) ? last.paint : undefined;
  }

  async function look(pathname: string): Promise<FirstPaint | undefined> {
    const found = await memoryAt(pathname);
    if (found === undefined || now() < found.memory.restsUntil) return undefined;
    const { builds, page, memory } = found;
    const rest = (problem: unknown): undefined => {
      memory.restsUntil = now() + REST_MS;
      tell(problem);
    };
    const asked = await askedBy(page, memory).catch((problem: unknown) => {
      memory.asked = undefined;
      rest(problem);
      return undefined;
    });
    if (asked === undefined) return undefined;
    const answers = await answersTo(asked);
    const isWhole = asked.every(({ key }) => Object.hasOwn(answers, key));
    if (!isWhole && !page.isWholeAlone) return undefined;
    const day = dayOf(now());
    const key = `${day} ${Object.keys(answers).length > 0 ? digestOf(answers) : NO_DIGEST}`;
    const before = memory.drawings.get(key);
    if (before) return before;
    const drawing = drawWhole(builds, page, answers).then(
      (paint) => {
        memory.last = { day, paint };
        return paint;
      },
      (problem: unknown) => {
        memory.drawings.delete(key);
        rest(problem);
        return undefined;
      },
    );
    memory.drawings.set(key, drawing);
    const [oldest] = memory.drawings.keys();
    if (memory.drawings.size > KEPT_DRAWINGS && oldest !== undefined) memory.drawings.delete(oldest);
    return drawing;
  }

  async function drawSkeletons({ shell }: Drawables): Promise<DrawnSkeletons> {
    const [skeletons] = await drawn([{ code: shell.code, call: 'drawSkeletons', input: { config } }]);
    return skeletons as DrawnSkeletons;
  }

  async function lookForSkeletons(pathname: string, role: Role): Promise<FirstSkeletons | undefined> {
    const { builds: reading, skeletons } = await currentBuilds();
    const builds = await reading;
    if (builds === undefined) return undefined;
    const today = dayOf(now());
    const drawing = skeletons.get(today) ?? drawSkeletons(builds);
    if (!skeletons.has(today)) skeletons.clear();
    skeletons.set(today, drawing);
    const segments = segmentsOf(pathname);
    const screens = builds.screens.filter(
      ({ path: at, roles }) => roles.includes(role) && matches(segmentsOf(at), segments),
    );
    const { applicant, staff } = await drawing;
    const html = role === 'APPLICANT' ? { applicant } : { staff };
    return { html, styles: builds.shell.styles, screens };
  }

  const soon = <T>(looking: Promise<T | undefined>): Promise<T | undefined> =>
    Promise.race([looking.catch(tell), pause(patience, undefined, { ref: false })]);

  return {
    at: async (pathname) => (await soon(look(pathname))) ?? lastAt(pathname).catch(tell),
    skeletonsAt: async (pathname, role) =>
      role === 'VISITOR' ? undefined : soon(lookForSkeletons(pathname, role)),
  };
}
