import { Button } from '@portal/ui/button';
import { X } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Title } from '@portal/ui/title';
import type { Purpose } from './consent';
import { PURPOSE_TEXTS } from './purpose-texts';
import styles from './consent-banner.module.css';

export interface ConsentBannerProps {
  purposes: readonly Purpose[];
  onDecide: (agreed: readonly Purpose[]) => void;
  onChoose: () => void;
}

/** Accept and refuse are equally prominent; closing refuses (CNIL). The page stays usable. */
export function ConsentBanner({ purposes, onDecide, onChoose }: ConsentBannerProps) {
  const aims = purposes.map((purpose) => PURPOSE_TEXTS[purpose].aim).join(' et ');
  return (
    <section className={styles.banner} data-screen-only aria-labelledby="consent-title">
      <div className={styles.inner}>
        <Title id="consent-title" size="sm">
          Vos choix en matière de cookies
        </Title>
        <p className={styles.text}>
          Nous utilisons des cookies indispensables au fonctionnement du portail. Avec votre accord, nous en
          utilisons aussi {aims}. Vous pouvez changer d’avis à tout moment.
        </p>
        <div className={styles.actions}>
          <Button onClick={() => onDecide(purposes)}>Tout accepter</Button>
          <Button onClick={() => onDecide([])}>Tout refuser</Button>
          <Button variant="quiet" onClick={onChoose}>
            Choisir
          </Button>
        </div>
        <div className={styles.close}>
          <IconButton label="Fermer et tout refuser" glyph={X} onClick={() => onDecide([])} />
        </div>
      </div>
    </section>
  );
}
