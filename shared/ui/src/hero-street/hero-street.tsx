import { classNames } from '../class-names/class-names';
import street from './hero-street.svg';
import styles from './hero-street.module.css';

/**
 * The street at dusk, for the home page. An image file, not code: it looks the same in both themes, and its 22 kB stay
 * out of the scripts. Its ground extends to both sides; the surrounding band clips it.
 */
export function HeroStreet({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames(styles.street, className)} aria-hidden="true">
      <img className={styles.drawing} src={street} alt="" width={960} height={640} />
    </div>
  );
}
