import { useEffect } from 'react';
import { kit } from '../kit';

/** Names the page while the calling component is shown: `InterGestion - <title>`. Pass '' while the name is unknown. */
export function usePageTitle(title: string): void {
  useEffect(() => kit().pageTitle.set(title), [title]);
}
