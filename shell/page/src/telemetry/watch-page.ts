import type { Telemetry } from '@portal/kit';
import type { RootOptions } from 'react-dom/client';

type Report = Telemetry['report'];

/** How long a boundary has to tell what it caught, with all that it knows, before it is told without. */
const BOUNDARY_FIRST_MS = 1000;

/** Whatever goes wrong in the page, from its first moment on. */
export interface PageWatch {
  /** For the root of the page: what boundaries catch is told, whether they tell it or not. */
  readonly rootOptions: RootOptions;
  /** Hands on what was heard, from the start, to whoever takes reports now. */
  passTo(report: Report): void;
}

/**
 * Listens to errors that nobody caught and promises that nobody waited for. They wait until there is somebody to report
 * to. What React cannot contain it throws at the window, so it comes the same way.
 */
export function watchPage(page: Pick<Window, 'addEventListener'>): PageWatch {
  const early: Parameters<Report>[] = [];
  let pass: Report = (...heard) => void early.push(heard);
  page.addEventListener('error', ({ error, message }) => pass(error ?? message, { where: 'error' }));
  page.addEventListener('unhandledrejection', ({ reason }) => pass(reason, { where: 'rejection' }));
  return {
    rootOptions: {
      // What the server drew was of another day, or other words: React has drawn it anew.
      onRecoverableError: (error) => pass(error, { where: 'takeover' }),
      onCaughtError: (error) => void setTimeout(() => pass(error, { where: 'render' }), BOUNDARY_FIRST_MS),
    },
    passTo(report) {
      pass = report;
      for (const heard of early.splice(0)) report(...heard);
    },
  };
}
