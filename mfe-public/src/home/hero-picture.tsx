import type { Picture } from '@portal/domain/content';
import { ContentPicture } from '@portal/features/texts';
import styles from './hero.module.css';

/** The editors' picture beside a message of the home: most homes show the street, and do without this. */
export function HeroPicture({ picture }: { readonly picture: Picture }) {
  return (
    <ContentPicture className={styles.picture} picture={picture} sizes="(min-width: 64rem) 60vw, 100vw" />
  );
}
