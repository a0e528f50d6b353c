import { paths, useToldOnce } from '@portal/features/routes';
import { useLocation, useNavigate } from '@portal/kit';
import { useState } from 'react';

/** History state carried between the list and a form. */
export interface Carried {
  readonly list?: string;
  readonly news?: string;
}

/** Link state for leaving the list, so that the way back restores the same page and filters. */
export const leavingList = (search: string): Carried => ({ list: search === '' ? '' : `?${search}` });

/** Goes back to the list as it was left, optionally with a message. */
export function useListReturn(): {
  readonly to: { readonly pathname: string; readonly search: string };
  readonly goBack: (news: string) => void;
} {
  const { list = '' } = carriedBy(useLocation().state);
  const navigate = useNavigate();
  const to = { pathname: paths.users, search: list };
  return { to, goBack: (news) => void navigate(to, { state: { news } satisfies Carried }) };
}

/** Message left by a form, shown once, and how it is changed. */
export const useListNews = () => useState(useToldOnce((state) => carriedBy(state).news));

/** Validates: history state may come from another version of the portal or from an extension. */
function carriedBy(state: unknown): Carried {
  if (typeof state !== 'object' || state === null) return {};
  const list =
    'list' in state && typeof state.list === 'string' && state.list.startsWith('?') ? state.list : '';
  const news = 'news' in state && typeof state.news === 'string' ? state.news : undefined;
  return { list, ...(news !== undefined && { news }) };
}
