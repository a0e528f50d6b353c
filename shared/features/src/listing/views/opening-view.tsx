import { Navigate, useLocation, useSearchParams, useSession } from '@portal/kit';
import { type ReactNode, useEffect, useState } from 'react';
import type { displayIn } from '../list-display';
import { VIEW_ORDER } from './view-order';
import { PART, WHOLE } from './view-search';

type Parameters = ReturnType<typeof displayIn>;

interface OpeningViewProps {
  readonly list: string;
  /** How a user, by e-mail, last chose to have the list drawn. */
  readonly displayOf?: ((owner: string) => Parameters) | undefined;
  readonly children: ReactNode;
}

const aTable = (): Parameters => ({});

/**
 * Opens a list with the view of its reader's choice, drawn as they chose last, before anything is asked for. An address
 * with parameters wins. Once the list is open, its address without parameters is the whole list, and says so, for the way
 * back and a reload.
 */
export function OpeningView({ list, displayOf = aTable, children }: OpeningViewProps) {
  const [search, setSearch] = useSearchParams();
  const owner = useSession().email ?? '';
  const state: unknown = useLocation().state;
  const [isOpen, setOpen] = useState(false);
  const isBare = search.toString() === '';
  const opens = isBare ? VIEW_ORDER.of(owner, list).opens : '';
  const display = isBare ? displayOf(owner) : {};
  const opening = searchOf({ ...Object.fromEntries(new URLSearchParams(opens)), ...display });
  if (!isOpen && opening === '') setOpen(true);

  const toBeSaid = isOpen ? searchOf({ ...(opens !== '' && { [PART]: WHOLE }), ...display }) : '';
  useEffect(() => {
    if (toBeSaid !== '') setSearch(toBeSaid, { replace: true });
  }, [toBeSaid, setSearch]);

  return isOpen || opening === '' ? children : <Navigate to={{ search: opening }} state={state} replace />;
}

const searchOf = (parameters: Parameters): string => new URLSearchParams(parameters).toString();
