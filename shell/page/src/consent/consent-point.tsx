import { lazyPart } from '../layout/lazy-part';
import type { ConsentCenterProps } from './consent-center';

const Center = lazyPart(() => import('./consent-center').then(({ ConsentCenter }) => ConsentCenter));

/** Where the choices about cookies are asked for and changed: a visitor who has nothing to choose does not pay for it. */
export function ConsentPoint(props: ConsentCenterProps) {
  const { consent, isManaging, onClose } = props;
  const isNeeded = isManaging || consent.agreed() === undefined;
  return <Center {...props} isNeeded={isNeeded} onFailure={onClose} />;
}
