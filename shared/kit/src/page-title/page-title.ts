import { type Observable, Subject } from 'rxjs';

const PRODUCT = 'InterGestion';

export interface PageTitle {
  /** `title` without the product name, which goes before it: `InterGestion - Mentions légales`. '' is the product alone. */
  readonly set: (title: string) => void;
  /** Each new title, without the product name: the shell announces it to screen readers. */
  readonly changes: Observable<string>;
}

/** The title of the document. Its prefix is that of the specification, section 1. */
export function createPageTitle(): PageTitle {
  const changes = new Subject<string>();
  return {
    set(title) {
      document.title = title === '' ? PRODUCT : `${PRODUCT} - ${title}`;
      changes.next(title);
    },
    changes: changes.asObservable(),
  };
}
