import type { Role } from './role';

/** What a page of text leads to: an account, a project of one's own, or the files that one looks after. */
export type ReadingEnd = 'account' | 'project' | 'files';

/** The next act of a reader. A visitor has no account yet, an applicant has one; staff submits no project. */
export function readingEnd(role: Role): ReadingEnd {
  switch (role) {
    case 'VISITOR':
      return 'account';
    case 'APPLICANT':
      return 'project';
    case 'AGENT':
    case 'DIRECTOR':
    case 'ADMIN':
      return 'files';
  }
}
