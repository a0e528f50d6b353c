import { classNames } from '../class-names';
import street from './hero-street.svg';
import styles from './hero-street.module.css';

/**
 * The street at dusk, one window lit: the home page. A file and not code: it is the same hour in both themes, and 22 kB
 * that no script has to carry. Its ground goes on to both sides; the band that holds it clips it.
 */
export function HeroStreet({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames(styles.street, className)} aria-hidden="true">
      <img className={styles.drawing} src={street} alt="" width={960} height={640} />
    </div>
  );
}
