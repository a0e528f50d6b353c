import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './page.module.css';

export interface PageProps extends HTMLAttributes<HTMLDivElement> {
  /** `page` 75rem (applicant, public), `desk` 84rem (staff), `form` 68rem, `text` one column of text. */
  width?: 'page' | 'desk' | 'form' | 'text' | undefined;
}

/** The column of a page inside the shell's `main`: gutters, width, and spacing of blocks. */
export function Page({ width = 'page', className, ...rest }: PageProps) {
  return <div {...rest} className={classNames(styles.page, className)} data-width={width} />;
}
