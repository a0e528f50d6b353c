import { NoResult } from '@portal/ui/artwork';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import type { ReactNode } from 'react';

interface NothingFoundProps {
  readonly title: string;
  /** What leads to more: « Effacer les filtres ». */
  readonly action: string;
  readonly onAction: () => void;
  readonly children?: ReactNode;
}

/** Nothing, because of what is asked: the way out is to ask for less. */
export function NothingFound({ title, action, onAction, children }: NothingFoundProps) {
  return (
    <Card as="div">
      <EmptyState
        role="status"
        art={<NoResult />}
        title={title}
        actions={<Button onClick={onAction}>{action}</Button>}
      >
        {children}
      </EmptyState>
    </Card>
  );
}
