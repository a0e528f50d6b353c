import { kit } from '@portal/kit';
import { useEffect, useState } from 'react';
import { lazyPart } from './lazy-part';
import { longWait } from './long-wait';

const QueueProgress = lazyPart(() =>
  import('./queue-progress').then(({ QueueProgress: Progress }) => Progress),
);

/** Shows the progress of long waits; the code is loaded at the first one. */
export function QueueProgressPoint() {
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    const subscription = longWait(kit().callProgress).subscribe(setLong);
    return () => subscription.unsubscribe();
  }, []);

  return <QueueProgress isNeeded={isLong} isLong={isLong} />;
}
