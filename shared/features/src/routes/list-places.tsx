import { Link, useLocation, useSession } from '@portal/kit';
import { BackLink } from '@portal/ui/page';
import { type ReactNode, useEffect, useRef } from 'react';

/** Where a list was left: its query, and how far it was scrolled, in pixels. */
interface Place {
  readonly search: string;
  readonly top: number;
}

/** In memory, since a reload has its own restoration. By history entry, and by path for links that lead back. */
const byEntry = new Map<string, Place>();
/** Entries that are remembered: a tab is open all day. */
const MOST_ENTRIES = 50;
const byPath = new Map<string, Place>();

/** Both addresses of the projects (`/projectsList/`, `/projectsListPage`) are one list. */
const listOf = (path: string): string => path.replace(/(Page)?\/?$/, '');

/** State of a link that leads back to a list: it opens where it was left. */
const RETURN = { returnsToList: true } as const;
const isReturn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returnsToList' in state;

/** Props of a link back to a list: with the filters, search, order and page that it was left with. */
function useWayBack(target: string | { readonly pathname: string; readonly search: string }): {
  readonly to: { readonly pathname: string; readonly search: string };
  readonly state: typeof RETURN;
} {
  const { email } = useSession();
  if (typeof target !== 'string') return { to: target, state: RETURN };
  const left = byPath.get(ofReader(email, listOf(target)));
  return { to: { pathname: target, search: left?.search ?? '' }, state: RETURN };
}

/** Another user of the same document has left no list anywhere. */
const ofReader = (email: string | null, name: string): string => `${email ?? ''} ${name}`;

/**
 * Keeps the scroll position of a list, and restores it when the user comes back, by the browser's buttons or by a link
 * of `useWayBack`. The browser restores it too early, before the rows are there.
 *
 * @param isReady the rows are on screen
 */
export function useListPlace(isReady: boolean): void {
  const location = useLocation();
  const { key, pathname, search } = location;
  const state: unknown = location.state;
  const { email } = useSession();
  const [entry, path] = [ofReader(email, key), ofReader(email, listOf(pathname))];
  const isPlaced = useRef(false);

  useEffect(() => {
    if (!isReady || isPlaced.current) return undefined;
    const left = byEntry.get(entry) ?? (isReturn(state) ? byPath.get(path) : undefined);
    // The top is where a page opens anyway.
    if (left === undefined || left.top === 0) {
      isPlaced.current = true;
      return undefined;
    }
    // After the shell has taken a new page to its top, and the rows have been painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        isPlaced.current = true;
        window.scrollTo({ top: left.top, behavior: 'instant' });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady, entry, path, state]);

  useEffect(() => {
    const keep = () => {
      // Before that, the browser's own attempt would overwrite the place.
      if (!isPlaced.current) return;
      const place = { search, top: window.scrollY };
      // The one in use is the newest.
      byEntry.delete(entry);
      byEntry.set(entry, place);
      const [oldest] = byEntry.keys();
      if (byEntry.size > MOST_ENTRIES && oldest !== undefined) byEntry.delete(oldest);
      byPath.set(path, place);
    };
    if (isReady) keep();
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [entry, path, search, isReady]);
}

interface BackToProps {
  readonly to: string | { readonly pathname: string; readonly search: string };
  readonly children: ReactNode;
}

/** A link back, named after its target: « Vos projets ». A list opens as it was left, at the place it was left. */
export function BackTo({ to, children }: BackToProps) {
  return (
    <BackLink as={Link} {...useWayBack(to)}>
      {children}
    </BackLink>
  );
}
