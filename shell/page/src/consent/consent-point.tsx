import { lazyPart } from '../layout/lazy-part';
import type { ConsentCenterProps } from './consent-center';

const Center = lazyPart(() => import('./consent-center').then(({ ConsentCenter }) => ConsentCenter));

/** Shows the cookie choices; their code is only loaded when there is something to choose. */
export function ConsentPoint(props: ConsentCenterProps) {
  const { consent, isManaging, onClose } = props;
  const isNeeded = isManaging || consent.agreed() === undefined;
  return <Center {...props} isNeeded={isNeeded} onFailure={onClose} />;
}
