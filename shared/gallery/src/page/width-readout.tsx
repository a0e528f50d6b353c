import { useSyncExternalStore } from 'react';
import { Text } from '@portal/ui/text';
import { useMinWidth } from '@portal/ui/viewport';

/** How wide the window is, and what the look calls that. */
export function WidthReadout() {
  const width = useSyncExternalStore(onResize, () => window.innerWidth);
  const isMedium = useMinWidth('40rem');
  const isWide = useMinWidth('64rem');
  const isDesk = useMinWidth('80rem');
  const name = isDesk ? 'bureau' : isWide ? 'large' : isMedium ? 'moyen' : 'étroit';
  return (
    <Text as="span" size="sm" tone="muted" figures nowrap>
      {width} px, {name}
    </Text>
  );
}

function onResize(tell: () => void) {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
}
