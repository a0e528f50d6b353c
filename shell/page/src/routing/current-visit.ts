import type { EnteredPage } from './remote-page';

export interface ShownPage extends EnteredPage {
  readonly pathname: string;
  /** Its name in the manifest. */
  readonly pageName: string;
}

/** The page on screen: opening its URL again keeps it, unless it is forgotten first. */
export interface CurrentVisit {
  shown(): ShownPage | undefined;
  show(page: ShownPage): void;
  forget(): void;
}

export function createCurrentVisit(): CurrentVisit {
  let shown: ShownPage | undefined;
  return {
    shown: () => shown,
    show(page) {
      shown = page;
    },
    forget() {
      shown = undefined;
    },
  };
}
