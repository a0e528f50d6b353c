import { kit, Link, useLocation, useSession } from '@portal/kit';
import { Icon, LogIn, Menu } from '@portal/ui/icon';
import { Logo } from '@portal/ui/logo';
import { Niche } from '@portal/ui/niche';
import { Skeleton } from '@portal/ui/skeleton';
import type { MenuEntry } from '@portal/registry/registry';
import { loginPath } from '../routing/decide-entry';
import { entryMark } from './entry-mark';
import styles from './header.module.css';

export interface HeaderProps {
  /** Entries beside the logo on a wide screen; the burger menu shows all of them. */
  entries: readonly MenuEntry[];
  /** Name of the user; undefined until it is known. */
  name: string | undefined;
  /** `coming`: opened, but still loading. */
  menu: 'closed' | 'coming' | 'open';
  onOpenMenu: () => void;
  onCloseMenu: () => void;
  onApproachMenu: () => void;
}

/** The bar at the top of every page, independent of anything that loads or fails below. */
export function Header({ entries, name, menu, onOpenMenu, onCloseMenu, onApproachMenu }: HeaderProps) {
  const { isLoggedIn } = useSession();
  const { pathname, search } = useLocation();
  const wanted = new URLSearchParams(search).get('next');
  const isMenuComing = menu === 'coming';
  return (
    <header className={styles.header} data-screen-only>
      <div className={styles.inner}>
        <button
          type="button"
          className={styles.burger}
          aria-expanded={menu === 'open'}
          aria-busy={isMenuComing}
          aria-haspopup="dialog"
          aria-label="Ouvrir le menu"
          onPointerEnter={onApproachMenu}
          onFocus={onApproachMenu}
          onClick={isMenuComing ? onCloseMenu : onOpenMenu}
          onKeyDown={({ key }) => key === 'Escape' && onCloseMenu()}
        >
          <Icon glyph={Menu} />
          <span className={styles.burgerText}>Menu</span>
        </button>
        <Link className={styles.logo} to="/" aria-label="InterGestion, accueil">
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label="Navigation principale">
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Link className={styles.link} to={entry.to} aria-current={entryMark(entry, pathname)}>
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          {kit().settings.demo && <span className={styles.demo}>Données de démonstration</span>}
          {isLoggedIn ? (
            <Link
              className={styles.profile}
              to="/ProfileDetail"
              aria-label={name === undefined ? 'Votre profil' : `Votre profil, ${name}`}
            >
              <Niche size="sm" person={name} />
              <span className={styles.profileName}>{name ?? <Skeleton width="8rem" />}</span>
            </Link>
          ) : (
            // While opening a page that needs a login, such as after confirming a registration.
            <Link
              className={styles.profile}
              to={wanted === null ? '/login' : loginPath(wanted)}
              aria-label="Se connecter"
            >
              <Icon glyph={LogIn} />
              <span className={styles.profileName}>Se connecter</span>
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}
