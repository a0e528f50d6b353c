import type { ComponentType } from 'react';
import { Shortcuts } from './shortcuts';

/** Adds the staff keyboard shortcuts to a page. */
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
