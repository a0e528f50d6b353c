import type { TextSection } from '@portal/domain/content';
import styles from './table-of-contents.module.css';

interface TableOfContentsProps {
  readonly sections: readonly Pick<TextSection, 'id' | 'title'>[];
}

/** Links to the sections of a long text: beside it where there is room, else folded above it. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  const links = (
    <ol className={styles.links}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.contents} data-screen-only aria-label="Sommaire">
      <div className={styles.beside}>
        <p className={styles.title}>Sommaire</p>
        {links}
      </div>
      <details className={styles.above}>
        <summary>Sommaire</summary>
        {links}
      </details>
    </nav>
  );
}
