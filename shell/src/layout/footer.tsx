import { creditMention } from '@portal/domain/format';
import { Link } from '@portal/kit';
import { Logo } from '@portal/ui/logo';
import styles from './footer.module.css';

export interface FooterProps {
  /** Inside the portal the footer is two quiet lines; on public pages it is a band of its own. */
  compact: boolean;
  /** Today: the mention that the law imposes changes with the date. */
  today: Date;
}

const LINKS = [
  { to: '/legal', label: 'Mentions légales' },
  { to: '/terms', label: 'Conditions générales' },
  { to: '/contact', label: 'Contact' },
] as const;

/** Legal notice, terms and the 2025 copyright (specification, section 1), under the mention that the law imposes. */
export function Footer({ compact, today }: FooterProps) {
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
          </nav>
          <span>© 2025 InterGestion</span>
        </div>
      </div>
    </footer>
  );
}
