import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './page.module.css';

export interface PageProps extends HTMLAttributes<HTMLDivElement> {
  /** `page` 75rem (applicant, public), `desk` 84rem (agency side), `form` 68rem, `text` one column to read. */
  width?: 'page' | 'desk' | 'form' | 'text' | undefined;
}

/** The column of a page, inside the `main` of the shell: gutters, width, and the space between blocks. */
export function Page({ width = 'page', className, ...rest }: PageProps) {
  return <div {...rest} className={classNames(styles.page, className)} data-width={width} />;
}
