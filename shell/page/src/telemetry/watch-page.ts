import type { Telemetry } from '@portal/kit';
import type { RootOptions } from 'react-dom/client';

type Report = Telemetry['report'];

/** How long to wait for an error boundary's report, which has more context, before reporting an error without it. */
const BOUNDARY_FIRST_MS = 1000;

/** Collects all errors of the page from its start. */
export interface PageWatch {
  /** For React's root: errors caught by boundaries are reported in any case. */
  readonly rootOptions: RootOptions;
  /** Forwards collected and future errors to `report`. */
  passTo(report: Report): void;
}

/** Keeps uncaught errors and unhandled rejections, also those React cannot contain, until there is a receiver. */
export function watchPage(page: Pick<Window, 'addEventListener' | 'dispatchEvent'>): PageWatch {
  const early: Parameters<Report>[] = [];
  let pass: Report = (...heard) => void early.push(heard);
  page.addEventListener('error', ({ error, message }) => pass(error ?? message, { where: 'error' }));
  page.addEventListener('unhandledrejection', ({ reason }) => pass(reason, { where: 'rejection' }));
  return {
    rootOptions: {
      // The server rendered another day or other texts: React rendered the page again.
      onRecoverableError: (error) => pass(error, { where: 'takeover' }),
      onCaughtError: (error) => {
        // Shown over a page that is developed (`page-script.ts` of the SDK).
        page.dispatchEvent(new CustomEvent('portal:caught', { detail: error }));
        setTimeout(() => pass(error, { where: 'render' }), BOUNDARY_FIRST_MS);
      },
    },
    passTo(report) {
      pass = report;
      for (const heard of early.splice(0)) report(...heard);
    },
  };
}
