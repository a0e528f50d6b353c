import { Navigate, useLocation, useSearchParams, useSession } from '@portal/kit';
import { type ReactNode, useEffect, useState } from 'react';
import { PART, WHOLE } from '../filters/list-address';
import { OPENING_VIEW } from './kept-views';

interface OpeningViewProps {
  readonly list: string;
  readonly children: ReactNode;
}

/**
 * Opens a list with the view of its reader's choice, before anything is asked for. An address with parameters wins. Once
 * the list is open, its address without parameters is the whole list, and says so, for the way back and a reload.
 */
export function OpeningView({ list, children }: OpeningViewProps) {
  const [search, setSearch] = useSearchParams();
  const owner = useSession().email ?? '';
  const state: unknown = useLocation().state;
  const [isOpen, setOpen] = useState(false);
  const opens = search.size === 0 ? OPENING_VIEW.of(owner, list).opens : '';
  if (!isOpen && opens === '') setOpen(true);

  const isWhole = isOpen && opens !== '';
  useEffect(() => {
    if (isWhole) setSearch({ [PART]: WHOLE }, { replace: true });
  }, [isWhole, setSearch]);

  return isOpen || opens === '' ? children : <Navigate to={{ search: opens }} state={state} replace />;
}
