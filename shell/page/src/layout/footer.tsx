import { creditMention } from '@portal/domain/format';
import { Link } from '@portal/kit';
import { Logo } from '@portal/ui/logo';
import styles from './footer.module.css';

export interface FooterProps {
  /** Inside the portal the footer is two quiet lines; on public pages it is a band of its own. */
  compact: boolean;
  /** Today: the mention that the law imposes changes with the date. */
  today: Date;
  /** Opens the choices about cookies: changing one's mind is as easy as choosing (CNIL). */
  onManageCookies: () => void;
  /** Opens « À propos de ce portail »; undefined for whom it is not. */
  onAbout: (() => void) | undefined;
}

const LINKS = [
  { to: '/legal', label: 'Mentions légales' },
  { to: '/terms', label: 'Conditions générales' },
  { to: '/contact', label: 'Contact' },
  { to: '/confidentialite', label: 'Confidentialité' },
  { to: '/glossaire', label: 'Glossaire' },
  // The state of compliance is part of the link that the law asks for (décret 2019-768).
  { to: '/accessibilite', label: 'Accessibilité : non conforme' },
] as const;

/** What a finance site owes its visitors and the 2025 copyright (specification, section 1), under the mention that the law imposes. */
export function Footer({ compact, today, onManageCookies, onAbout }: FooterProps) {
  return (
    <footer className={styles.footer} {...(compact ? { 'data-compact': '' } : { 'data-surface': 'brand' })}>
      <div className={styles.inner}>
        {!compact && (
          <div>
            <Logo tone="brand" />
          </div>
        )}
        <p className={styles.mention}>{creditMention(today)}</p>
        {!compact && (
          <p>
            Aucun versement, de quelque nature que ce soit, ne peut être exigé d’un particulier, avant
            l’obtention d’un ou plusieurs prêts d’argent.
          </p>
        )}
        <div className={styles.base}>
          <nav className={styles.links} aria-label="Pied de page">
            {LINKS.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
            <button type="button" onClick={onManageCookies}>
              Gérer mes cookies
            </button>
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
