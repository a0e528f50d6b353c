import { documentTitle } from '@portal/domain/page';
import { type Observable, Subject } from 'rxjs';

export interface PageTitle {
  /** `InterGestion - Mentions légales` from the `title` alone; '' gives the product name. */
  readonly set: (title: string) => void;
  /** Each new title, without the product name: the shell announces it to screen readers. */
  readonly changes: Observable<string>;
}

/** Manages the document title, in the same format as the server's first one. */
export function createPageTitle(): PageTitle {
  const changes = new Subject<string>();
  return {
    set(title) {
      document.title = documentTitle(title);
      changes.next(title);
    },
    changes: changes.asObservable(),
  };
}
