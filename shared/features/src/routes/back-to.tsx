import { Link } from '@portal/kit';
import { BackLink } from '@portal/ui/page';
import type { ComponentProps } from 'react';

/** A link back, named after its target: « Vos projets ». */
export const BackTo = (props: Pick<ComponentProps<typeof Link>, 'to' | 'children'>) => (
  <BackLink as={Link} {...props} />
);
