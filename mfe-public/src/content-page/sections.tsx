import type { SectionedText } from '@portal/domain/content';
import { RichText } from '@portal/features/texts';
import { useLocation } from '@portal/kit';
import { Title } from '@portal/ui/title';
import { useEffect } from 'react';
import { Stack } from '@portal/ui/layout';
import styles from './content-page.module.css';

/** An editor's text under its headings, each of which is a link to itself. */
export function Sections({ text: { intro, sections } }: { readonly text: SectionedText }) {
  useArrivalAtHash();
  return (
    <>
      {intro !== '' && <RichText html={intro} />}
      {sections.map(({ id, title, html }) => (
        <Stack as="section" key={id} gap={3} aria-labelledby={id}>
          <Title as="h2" size="sm" id={id}>
            <a className={styles.anchor} href={`#${id}`}>
              {title}
            </a>
          </Title>
          <RichText html={html} />
        </Stack>
      ))}
    </>
  );
}

/** The text comes after the page: only now is there what the address names. */
export function useArrivalAtHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
    // The shell follows later changes of the address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on arrival only
  }, []);
}
