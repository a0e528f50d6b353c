import { Accordion } from '@portal/ui/accordion';
import { Card } from '@portal/ui/card';
import { useOpenInAddress } from '../routes';
import { PageContent } from '../texts';
import styles from './project-form.module.css';

const ID = 'avant-de-commencer';
const LABEL = 'Avant de commencer';

/** The content service's text for the form, folded: it is there from the start, so that nothing moves when it comes. */
export function BeforeStart() {
  const [isOpen, open] = useOpenInAddress(ID);
  return (
    <Card as="div" className={styles.before}>
      <Accordion
        flush
        headingAs="h2"
        initial={isOpen ? ID : undefined}
        onChange={(ids) => open(ids.length > 0)}
        sections={[
          {
            id: ID,
            label: LABEL,
            content: <PageContent page="editProject" under={LABEL} otherwise={<p>{IN_SHORT}</p>} />,
          },
        ]}
      />
    </Card>
  );
}

const IN_SHORT =
  'Il faut environ dix minutes. Votre saisie est conservée sur cet appareil jusqu’à l’envoi, sept jours au plus\u00A0: vous pouvez la reprendre plus tard. Elle est effacée si vous vous déconnectez.';
