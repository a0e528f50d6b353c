import { useLocation, useNavigate } from '@portal/kit';
import { Notice } from '@portal/ui/notice';
import { useEffect, useState } from 'react';

/** Navigation state for a message on the home page. */
export const homeNews = (news: string): { readonly news: string } => ({ news });

/**
 * What another page left in the state of the navigation, told once: a reload or the way back finds it no more.
 *
 * @param read validates: history state can come from anywhere
 */
export function useToldOnce<T>(read: (state: unknown) => T | undefined): T | undefined {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const arrived = read(location.state);
  const [told] = useState(arrived);
  const isThere = arrived !== undefined;
  useEffect(() => {
    if (isThere) void navigate({ pathname, search }, { replace: true, state: null });
  }, [isThere, navigate, pathname, search]);
  return told;
}

/** Shows a message from another page. */
export function HomeNews() {
  const news = useToldOnce(newsIn);
  return news === undefined ? null : (
    <Notice tone="success" role="status">
      {news}
    </Notice>
  );
}

const newsIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'news' in state && typeof state.news === 'string'
    ? state.news
    : undefined;
