import { Navigate, useLocation, useSearchParams, useSession } from '@portal/kit';
import { type ReactNode, useEffect, useState } from 'react';
import { joined, PART, WHOLE } from '../filters/list-address';
import { OPENING_VIEW } from './kept-views';

interface OpeningViewProps {
  readonly list: string;
  /** How a user, by e-mail, last chose to have the list drawn: see `displayIn`. */
  readonly displayOf?: ((owner: string) => string) | undefined;
  readonly children: ReactNode;
}

/**
 * Opens a list with the view of its reader's choice, drawn as they chose last, before anything is asked for. An address
 * with parameters wins. Once the list is open, its address without parameters is the whole list, and says so, for the way
 * back and a reload.
 */
export function OpeningView({ list, displayOf, children }: OpeningViewProps) {
  const [search, setSearch] = useSearchParams();
  const owner = useSession().email ?? '';
  const state: unknown = useLocation().state;
  const [isOpen, setOpen] = useState(false);
  const isBare = search.size === 0;
  const opens = isBare ? OPENING_VIEW.of(owner, list).opens : '';
  const display = (isBare && displayOf?.(owner)) || '';
  const opening = joined(opens, display);
  if (!isOpen && opening === '') setOpen(true);

  const toBeSaid = isOpen ? joined(opens && `${PART}=${WHOLE}`, display) : '';
  useEffect(() => {
    if (toBeSaid !== '') setSearch(toBeSaid, { replace: true });
  }, [toBeSaid, setSearch]);

  return isOpen || opening === '' ? children : <Navigate to={{ search: opening }} state={state} replace />;
}
