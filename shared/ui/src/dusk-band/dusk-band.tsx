import type { ReactNode } from 'react';
import { ButtonRow } from '../button/button';
import { Title } from '../title/title';
import styles from './dusk-band.module.css';

export interface DuskBandProps {
  /** `h2` where the page has a title of its own. */
  as?: 'h1' | 'h2' | undefined;
  /** Id of the title. */
  id: string;
  title: ReactNode;
  /** What it is about: « Dossier n° 1042 ». */
  about?: ReactNode;
  /** One sentence: what is done, and its step. */
  children?: ReactNode;
  /** One `lamp` button, and at most a `link-on-brand`. */
  actions?: ReactNode;
  /** The street, in a band of dusk. */
  art: ReactNode;
}

/** The head of a page that has news, on a band of dusk with the street: title, one sentence, one act. */
export function DuskBand({ as = 'h1', id, title, about, children, actions, art }: DuskBandProps) {
  return (
    <section className={styles.band} data-surface="brand" aria-labelledby={id}>
      <div className={styles.text}>
        {about && <p className={styles.about}>{about}</p>}
        <Title as={as} size="xl" id={id} tabIndex={-1}>
          {title}
        </Title>
        {children && <p className={styles.sentence}>{children}</p>}
        {actions && (
          <ButtonRow className={styles.actions} data-screen-only>
            {actions}
          </ButtonRow>
        )}
      </div>
      <div className={styles.art} data-screen-only>
        {art}
      </div>
    </section>
  );
}
