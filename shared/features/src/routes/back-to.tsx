import { Link } from '@portal/kit';
import { BackLink } from '@portal/ui/page';
import type { ReactNode } from 'react';
import { useWayBack } from './list-places';

interface BackToProps {
  /** A path, or a list with its query where the page keeps that itself. */
  readonly to: string | { readonly pathname: string; readonly search: string };
  readonly children: ReactNode;
}

/** A link back, named after its target: « Vos projets ». A list opens as it was left, at the place it was left. */
export function BackTo({ to, children }: BackToProps) {
  return (
    <BackLink as={Link} {...useWayBack(to)}>
      {children}
    </BackLink>
  );
}
