import { Link } from '@portal/kit';
import { Logo } from '@portal/ui/logo';
import styles from './footer.module.css';

export interface FooterProps {
  /** Two discreet lines inside the portal; a full footer on public pages. */
  compact: boolean;
  /** The statutory sentence on credit; undefined for who borrows nothing here. */
  mention: string | undefined;
  /** Opens the cookie choices: changing them must be as easy as choosing (CNIL); undefined where there are none. */
  onManageCookies: (() => void) | undefined;
  /** Opens « À propos de ce portail »; undefined for users who may not see it. */
  onAbout: (() => void) | undefined;
}

const LINKS = [
  ['/legal', 'Mentions légales'],
  ['/terms', 'Conditions générales'],
  ['/contact', 'Contact'],
  ['/confidentialite', 'Confidentialité'],
  ['/glossaire', 'Glossaire'],
  // The law requires the compliance status in the link text (décret 2019-768).
  ['/accessibilite', 'Accessibilité : partiellement conforme'],
  ['/simulateur', 'Simulateur'],
] as const;

/** Legally required links and the 2025 copyright (section 1), below the mandatory credit mention. */
export function Footer({ compact, mention, onManageCookies, onAbout }: FooterProps) {
  return (
    <footer className={styles.footer} {...(compact ? { 'data-compact': '' } : { 'data-surface': 'brand' })}>
      <div className={styles.inner}>
        {!compact && (
          <div>
            <Logo tone="brand" />
          </div>
        )}
        {mention && <p className={styles.mention}>{mention}</p>}
        {!compact && (
          <p>
            Aucun versement, de quelque nature que ce soit, ne peut être exigé d’un particulier, avant
            l’obtention d’un ou plusieurs prêts d’argent.
          </p>
        )}
        <div className={styles.base}>
          <nav className={styles.links} data-screen-only aria-label="Pied de page">
            {LINKS.map(([to, label]) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
            {onManageCookies ? (
              <button type="button" onClick={onManageCookies}>
                Gérer mes cookies
              </button>
            ) : (
              <Link to="/cookies">Cookies</Link>
            )}
            {onAbout && (
              <button type="button" onClick={onAbout}>
                À propos de ce portail
              </button>
            )}
          </nav>
          <span>© 2025 InterGestion</span>
        </div>
      </div>
    </footer>
  );
}
