import { useEffect } from 'react';
import { Caps } from '@portal/ui/caps';
import { Logo } from '@portal/ui/logo';
import { PageHeader } from '@portal/ui/page';
import { SkipLink } from '@portal/ui/skip-link';
import { TextLink } from '@portal/ui/text-link';
import { useMinWidth } from '@portal/ui/viewport';
import { anchorOf, type Family } from '../section';
import { SectionView } from './section-view';
import styles from './gallery.module.css';

/** Light, dark, or as the system. Part of the URL, so that a shared link shows the same theme. */
const THEMES = { Clair: '?theme=light', Sombre: '?theme=dark', Système: '?' };

/** The design system on one page: every component of `@portal/ui` and `@portal/forms`, in each of its states. */
export function Gallery({ families }: { families: readonly Family[] }) {
  useEffect(() => {
    const theme = new URLSearchParams(location.search).get('theme');
    if (theme) document.documentElement.dataset['theme'] = theme;
    // The browser looked for the anchor before the sections were rendered.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <SkipLink to="contenu" />
      <header className={styles.header}>
        <Logo className={styles.logo} />
        {Object.entries(THEMES).map(([words, href]) => (
          <TextLink key={words} href={href} standalone>
            {words}
          </TextLink>
        ))}
      </header>
      <div className={styles.body}>
        <Contents families={families} />
        <main className={styles.main} id="contenu" tabIndex={-1}>
          <PageHeader
            title="Système de design"
            context="La fenêtre allumée : chaque composant du portail, dans tous ses états. Cette page suit les sources et n’existe qu’en développement."
          />
          {families.map((family) => (
            <section key={family.name} className={styles.family} id={anchorOf(family)}>
              <Caps rule>{family.name}</Caps>
              {family.sections.map((section) => (
                <SectionView key={section.name} section={section} />
              ))}
            </section>
          ))}
        </main>
      </div>
    </>
  );
}

/** All sections by name: open beside the page from 64rem, collapsed above it below. */
const Contents = ({ families }: { families: readonly Family[] }) => (
  <nav className={styles.contents} aria-label="Composants">
    <details open={useMinWidth('64rem')}>
      <summary className={styles.summary}>Sommaire</summary>
      {families.map((family) => (
        <ul key={family.name} className={styles.entries}>
          {[family, ...family.sections].map((entry) => (
            <li key={entry.name}>
              <TextLink href={`#${anchorOf(entry)}`}>{entry.name}</TextLink>
            </li>
          ))}
        </ul>
      ))}
    </details>
  </nav>
);
