import { NoResult } from '@portal/ui/artwork';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import type { ReactNode } from 'react';

interface NothingFoundProps {
  readonly title: string;
  /** Widens the query: « Effacer les filtres ». */
  readonly action: string;
  readonly onAction: () => void;
  /** Inside the card of a list. */
  readonly flat: boolean;
  readonly children?: ReactNode;
}

/** No row matches the criteria; offers to widen them. */
export function NothingFound({ title, action, onAction, flat, children }: NothingFoundProps) {
  const state = (
    <EmptyState
      role="status"
      art={<NoResult />}
      title={title}
      actions={<Button onClick={onAction}>{action}</Button>}
    >
      {children}
    </EmptyState>
  );
  return flat ? state : <Card as="div">{state}</Card>;
}
