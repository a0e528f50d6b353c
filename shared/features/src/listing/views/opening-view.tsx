import { Navigate, useLocation, useSearchParams, useSession } from '@portal/kit';
import { type ReactNode, useEffect, useState } from 'react';
import { VIEW_ORDER } from './view-order';
import { PART, WHOLE } from './view-search';

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
  const opens = search.toString() === '' ? VIEW_ORDER.of(owner, list).opens : '';
  if (!isOpen && opens === '') setOpen(true);

  const isToBeSaid = isOpen && opens !== '';
  useEffect(() => {
    if (isToBeSaid) setSearch({ [PART]: WHOLE }, { replace: true });
  }, [isToBeSaid, setSearch]);

  return isOpen || opens === '' ? children : <Navigate to={{ search: opens }} state={state} replace />;
}
