import type { EnteredPage } from './remote-page';

/** A page on screen, and the visit that it belongs to. */
export interface ShownPage extends EnteredPage {
  readonly pathname: string;
  /** By the name that the manifest gives it. */
  readonly pageName: string;
}

/** The page on screen: entering its address again leaves it alone, unless it is forgotten first. */
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
