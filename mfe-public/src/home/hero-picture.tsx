import type { Picture } from '@portal/domain/content';
import { ContentPicture } from '@portal/features/texts';
import styles from './hero.module.css';

/** An editor's image in the hero. A chunk of its own, since most home pages show the street instead. */
export function HeroPicture({ picture }: { readonly picture: Picture }) {
  return (
    <ContentPicture className={styles.picture} picture={picture} sizes="(min-width: 64rem) 60vw, 100vw" />
  );
}
