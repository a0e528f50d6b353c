import { useEffect } from 'react';
import type { Family } from '../section';
import { Logo } from '@portal/ui/logo';
import { PageHeader } from '@portal/ui/page';
import { SkipLink } from '@portal/ui/skip-link';
import { Caps } from '@portal/ui/caps';
import { SectionView } from './section-view';
import { TableOfContents } from './table-of-contents';
import { ThemeSwitch } from './theme-switch';
import { WidthReadout } from './width-readout';
import styles from './gallery.module.css';

/** The design system on one page: every component of `@portal/ui` and `@portal/forms`, in each of its states. */
export function Gallery({ families }: { families: readonly Family[] }) {
  useEffect(() => {
    // The browser looked for the anchor before anything was there.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <SkipLink to="contenu" />
      <header className={styles.header}>
        <Logo className={styles.logo} />
        <WidthReadout />
        <ThemeSwitch />
      </header>
      <div className={styles.body}>
        <TableOfContents families={families} />
        <main className={styles.main} id="contenu" tabIndex={-1}>
          <PageHeader
            title="Système de design"
            context="La fenêtre allumée : chaque composant du portail, dans tous ses états. Cette page suit les sources et n’existe qu’en développement."
          />
          {families.map(({ id, name, sections }) => (
            <section key={id} className={styles.family} id={id} aria-labelledby={`${id}-title`}>
              <Caps id={`${id}-title`} rule>
                {name}
              </Caps>
              {sections.map((section) => (
                <SectionView key={section.id} section={section} />
              ))}
            </section>
          ))}
        </main>
      </div>
    </>
  );
}
