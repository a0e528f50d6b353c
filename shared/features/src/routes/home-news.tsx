import { useLocation, useNavigate } from '@portal/kit';
import { Notice } from '@portal/ui/notice';
import { useEffect, useState } from 'react';

/** The state of a navigation to the home page that has something to tell there, in a sentence. */
export const homeNews = (news: string): { readonly news: string } => ({ news });

/** What was just done elsewhere, told once on the home page: neither a reload nor the way back tells it again. */
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

/** Anyone may have written into the history. */
const newsIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'news' in state && typeof state.news === 'string'
    ? state.news
    : undefined;
