import { paths } from '@portal/features/routes';
import { useLocation, useNavigate } from '@portal/kit';
import { useEffect, useState } from 'react';

/** What the entry of the history carries from the list to a form, and back. */
export interface Carried {
  /** The search part of the address of the list that was left. */
  readonly list?: string;
  /** What was done, in a sentence. */
  readonly news?: string;
}

/** The state of a link that leaves the list: the way back leads to the same page of the same people. */
export const leavingList = (search: string): Carried => ({ list: search === '' ? '' : `?${search}` });

/** The way back to the list as it was left, with what was done there, if something was. */
export function useListReturn(): {
  readonly to: { readonly pathname: string; readonly search: string };
  readonly goBack: (news: string) => void;
} {
  const { list = '' } = carriedBy(useLocation().state);
  const navigate = useNavigate();
  const to = { pathname: paths.users, search: list };
  return { to, goBack: (news) => void navigate(to, { state: { news } satisfies Carried }) };
}

/** What a form has just done, told once: neither a reload nor the way back tells it again. */
export function useListNews(): readonly [string | undefined, (news: string | undefined) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const { search, pathname } = location;
  const arrived = carriedBy(location.state).news;
  const [news, setNews] = useState(arrived);
  useEffect(() => {
    if (arrived !== undefined) void navigate({ pathname, search }, { replace: true, state: null });
  }, [arrived, navigate, pathname, search]);
  return [news, setNews];
}

/** Whatever a history holds: another version of the portal, or an extension, may have written it. */
function carriedBy(state: unknown): Carried {
  if (typeof state !== 'object' || state === null) return {};
  const list =
    'list' in state && typeof state.list === 'string' && state.list.startsWith('?') ? state.list : '';
  const news = 'news' in state && typeof state.news === 'string' ? state.news : undefined;
  return { list, ...(news !== undefined && { news }) };
}
