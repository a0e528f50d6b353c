import type { ComponentType } from 'react';
import { Shortcuts } from './shortcuts';

/** A page with the keyboard shortcuts of the agency's side. */
export function withShortcuts(Page: ComponentType): ComponentType {
  return function PageWithShortcuts() {
    return (
      <>
        <Page />
        <Shortcuts />
      </>
    );
  };
}
