import { Stack } from '@portal/ui/layout';
import { LitStreet } from '@portal/ui/lit-street';
import { Title } from '@portal/ui/title';
import type { ReactNode } from 'react';
import styles from './street-frame.module.css';

interface StreetFrameProps {
  /** Lit windows of the house, 0 to 6. */
  readonly lit: number;
  readonly promise: string;
  /** Under the promise, where there is room. */
  readonly more: ReactNode;
  /** A live line about the windows. */
  readonly count?: ReactNode;
  /** What the visitor came for: on a narrow screen it comes before the street. */
  readonly first: ReactNode;
  /** On a narrow screen after the street. */
  readonly children?: ReactNode;
}

/** Frame of the pages before one is signed in: their forms, and the house at dusk beside or between them. */
export function StreetFrame({ lit, promise, more, count, first, children }: StreetFrameProps) {
  return (
    <div className={styles.page}>
      {first}
      <aside className={styles.side} data-screen-only data-surface="brand">
        <div className={styles.inner}>
          <Stack className={styles.text} gap={2}>
            <Title as="p" size="xl" className={styles.promise}>
              {promise}
            </Title>
            <p className={styles.more}>{more}</p>
            {count}
          </Stack>
          <div className={styles.art}>
            <LitStreet windows={6} lit={lit} />
          </div>
        </div>
      </aside>
      {children}
    </div>
  );
}

interface FrameBlockProps {
  /** Id of its heading, where the page has several. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/** A form and its heading, in the frame. */
export function FrameBlock({ labelledBy, children }: FrameBlockProps) {
  return (
    <section className={styles.block} aria-labelledby={labelledBy}>
      <Stack className={styles.column} gap={6}>
        {children}
      </Stack>
    </section>
  );
}
