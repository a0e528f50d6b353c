import { paths } from '@portal/features/routes';
import { Link } from '@portal/kit';
import { FacadeWideArt } from '@portal/ui/artwork';
import { ButtonLink } from '@portal/ui/button';
import { Caps } from '@portal/ui/caps';
import { Stack } from '@portal/ui/layout';
import { Title } from '@portal/ui/title';
import styles from './home.module.css';

/** The block VOUS SOUHAITEZ FINANCER VOTRE PROJET{'\u202F'}? with a link to the project form (section 2). */
export function FinancingCall() {
  return (
    <section
      className={styles.call}
      data-screen-only
      data-surface="brand"
      aria-labelledby="financer-votre-projet"
    >
      <Stack className={styles.text} align="start">
        <Caps plain id="financer-votre-projet">
          VOUS SOUHAITEZ FINANCER VOTRE PROJET{'\u202F'}?
        </Caps>
        <Title as="p" size="lg">
          Décrivez-le{'\u00A0'}: un conseiller l’étudie
        </Title>
        <ButtonLink as={Link} to={paths.newProject} variant="lamp">
          Déposer un projet
        </ButtonLink>
      </Stack>
      <div className={styles.art}>
        <FacadeWideArt />
      </div>
    </section>
  );
}
