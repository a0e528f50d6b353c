import { documentTitle } from '@portal/domain/page';
import { type Observable, Subject } from 'rxjs';

export interface PageTitle {
  /** `title` without the product name, which goes before it: `InterGestion - Mentions légales`. '' is the product alone. */
  readonly set: (title: string) => void;
  /** Each new title, without the product name: the shell announces it to screen readers. */
  readonly changes: Observable<string>;
}

/** The title of the document, by the rule that the server wrote the first one by. */
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
