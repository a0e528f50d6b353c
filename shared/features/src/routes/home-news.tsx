import { useLocation, useNavigate } from '@portal/kit';
import { Notice } from '@portal/ui/notice';
import { useEffect, useState } from 'react';

/** Navigation state for a message on the home page. */
export const homeNews = (news: string): { readonly news: string } => ({ news });

/** Shows a message from another page once: reloading or going back does not show it again. */
export function HomeNews() {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const arrived = newsIn(location.state);
  const [news] = useState(arrived);
  useEffect(() => {
    if (arrived !== undefined) void navigate({ pathname, search }, { replace: true, state: null });
  }, [arrived, navigate, pathname, search]);
  return news === undefined ? null : (
    <Notice tone="success" role="status">
      {news}
    </Notice>
  );
}

/** Validates: history state can come from anywhere. */
const newsIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'news' in state && typeof state.news === 'string'
    ? state.news
    : undefined;
