import { useEffect } from 'react';
import { kit } from '../kit';

/** Sets the page title while the component is mounted: `InterGestion - <title>`. Pass '' while the name is unknown. */
export function usePageTitle(title: string): void {
  useEffect(() => kit().pageTitle.set(title), [title]);
}
