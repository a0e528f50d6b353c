import type { ShownState } from './build-state';

declare global {
  interface Window {
    /** By the name of each development build that runs in the page: takes up a newer one, or says that it cannot. */
    __PORTAL_REPLACE__?: Record<string, () => Promise<boolean>>;
  }
}

/** Event stream of changes. */
export const CHANGES = '/__dev/changes';

export interface PageFacts {
  readonly changes: string;
  /** What the page was made from, as in `ShownState`. */
  readonly builds: Readonly<Record<string, string>>;
  /** One line, always visible, that says which parts are local. */
  readonly marker: string;
  /** Not a page that says what is missing. */
  readonly isPortal: boolean;
}

/**
 * Runs in the page: replaces what changed, or reloads it where that cannot be, shows build errors until they are fixed
 * and errors of the running code until the next build or Escape, and always shows which parts are local. Its elements are in a shadow root and hidden from screen readers, except for errors. The function is
 * serialised into the page, so it must not reference anything outside.
 */
function followBuilds({ changes, builds, marker, isPortal }: PageFacts): void {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  // A constructed style sheet does not count as an inline style for the content security policy.
  sheet.replaceSync(`
    :host { all: initial; font: 12px/1.5 ui-monospace, monospace; }
    p { position: fixed; inset: auto auto 0 0; z-index: 2147483647; margin: 0; padding: 2px 8px; pointer-events: none;
        background: #092228; color: #fff; border-start-end-radius: 6px; opacity: .85; }
    section { position: fixed; inset: 10% 5% auto; z-index: 2147483647; max-height: 75%; overflow: auto; padding: 16px 24px;
        background: #1d1416; color: #fff; border-inline-start: 6px solid #e5484d; border-radius: 6px; }
    h2 { margin: 0 0 8px; font-size: 14px; color: #ff9592; }
    pre { margin: 0 0 12px; white-space: pre-wrap; font: inherit; }
    @media print { :host { display: none; } }`);
  shadow.adoptedStyleSheets = [sheet];
  const label = document.createElement('p');
  label.setAttribute('aria-hidden', 'true');
  label.textContent = marker;
  shadow.append(label);
  // Outside the element that the shell renders into.
  document.documentElement.append(host);

  const show = (errors: readonly (readonly [title: string, text: string])[]) => {
    shadow.querySelector('section')?.remove();
    if (errors.length === 0) return;
    const panel = document.createElement('section');
    panel.setAttribute('role', 'alert');
    for (const [title, text] of errors) {
      const line = document.createElement('h2');
      line.textContent = title;
      const words = document.createElement('pre');
      words.textContent = text;
      panel.append(line, words);
    }
    shadow.append(panel);
  };
  let areBuilt = true;
  const thrown: (readonly [string, string])[] = [];
  const tellThrown = (problem: unknown) => {
    if (!areBuilt) return;
    thrown.push([
      'Error in the page (Escape hides it)',
      problem instanceof Error ? (problem.stack ?? problem.message) : String(problem),
    ]);
    show(thrown.slice(-5));
  };
  window.addEventListener('error', ({ error, message }) => tellThrown(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => tellThrown(reason));
  // What a boundary of the shell caught.
  window.addEventListener('portal:caught', (caught) => tellThrown((caught as CustomEvent<unknown>).detail));
  window.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !areBuilt) return;
    thrown.length = 0;
    show([]);
  });
  const shown = { ...builds };
  let isStale = false;
  const push = history.pushState.bind(history);
  history.pushState = (...given) => {
    push(...given);
    if (isStale) location.reload();
  };

  /** Each app that runs here replaces itself; one that does not is newer at the next page that is opened. */
  const take = async (newest: Readonly<Record<string, string>>) => {
    const replacing = Object.entries(newest).filter(([name, build]) => shown[name] !== build);
    Object.assign(shown, newest);
    for (const [name] of replacing) {
      const replace = window.__PORTAL_REPLACE__?.[name];
      const isShown = document.querySelector(`[data-remote="${name}"]`) !== null;
      const mayWait = isPortal && name !== '' && name !== 'shell' && !isShown;
      if (replace === undefined && mayWait) isStale = true;
      else if (replace === undefined || !(await replace())) location.reload();
    }
  };
  new EventSource(changes).onmessage = ({ data }: MessageEvent<string>) => {
    const state = JSON.parse(data) as ShownState;
    label.textContent = state.building.length > 0 ? `building ${state.building.join(', ')}…` : marker;
    areBuilt = state.errors.length === 0;
    thrown.length = 0;
    show(state.errors.map(({ name, text }) => [`${name} does not build`, text]));
    if (state.errors.length === 0 && state.building.length === 0) void take(state.builds);
  };
}

const NONCE = /'nonce-([^']+)'/;

/** The script nonce of a content security policy, if any. */
export const nonceIn = (policy: string): string | undefined => NONCE.exec(policy)?.[1];

export function pageScript(nonce: string, facts: PageFacts): string {
  const argument = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return `<script nonce="${nonce}">(${followBuilds.toString()})(${argument});</script>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' };

/** A placeholder for a page that cannot be shown yet; it reloads once it can. */
export const messagePage = (title: string, text: string, script: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">',
    `<title>${title}</title></head><body><h1>${title}</h1><pre>`,
    text.replace(/[&<]/g, (sign) => ESCAPES[sign] ?? sign),
    `</pre>${script}</body></html>`,
  ].join('');
