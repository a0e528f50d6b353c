import { ChevronDown, Icon } from '@portal/ui/icon';
import { useMinWidth } from '@portal/ui/viewport';
import type { Family } from '../section';
import styles from './table-of-contents.module.css';

/** Every section by name: beside the page from 64rem, folded above it below. */
export function TableOfContents({ families }: { families: readonly Family[] }) {
  const isWide = useMinWidth('64rem');
  const list = <Entries families={families} />;
  return (
    <nav className={styles.contents} aria-label="Composants">
      {isWide ? (
        list
      ) : (
        <details className={styles.folded}>
          <summary className={styles.summary}>
            Sommaire
            <Icon glyph={ChevronDown} />
          </summary>
          {list}
        </details>
      )}
    </nav>
  );
}

function Entries({ families }: { families: readonly Family[] }) {
  return (
    <ul className={styles.families}>
      {families.map(({ id, name, sections }) => (
        <li key={id}>
          <a className={styles.family} href={`#${id}`}>
            {name}
          </a>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a className={styles.entry} href={`#${section.id}`}>
                  {section.name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
