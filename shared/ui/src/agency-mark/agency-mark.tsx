import { initials } from '../niche';
import styles from './agency-mark.module.css';

export interface AgencyMarkProps {
  agency: string;
  /** Address of the logo, a `data:` one as a rule. Without it, the initials. */
  logo?: string | null | undefined;
}

/** The mark of an agency, 48 px square. Its name stands beside it, so that the mark itself is not read. */
export function AgencyMark({ agency, logo }: AgencyMarkProps) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {logo ? <img className={styles.logo} src={logo} alt="" /> : initials(agency)}
    </span>
  );
}
