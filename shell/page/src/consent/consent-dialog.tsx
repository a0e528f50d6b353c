import { Link } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Checkbox } from '@portal/ui/input';
import { TextLink } from '@portal/ui/text-link';
import { useState } from 'react';
import type { Purpose } from './consent';
import { PURPOSE_TEXTS } from './purpose-texts';
import styles from './consent-dialog.module.css';

export interface ConsentDialogProps {
  purposes: readonly Purpose[];
  agreed: readonly Purpose[];
  onDecide: (agreed: readonly Purpose[]) => void;
  onClose: () => void;
}

/** What the portal stores for its purposes, each with its choice. Nothing is ticked in advance. */
export function ConsentDialog({ purposes, agreed, onDecide, onClose }: ConsentDialogProps) {
  const [chosen, setChosen] = useState(agreed);
  const toggle = (purpose: Purpose) =>
    setChosen(chosen.includes(purpose) ? chosen.filter((other) => other !== purpose) : [...chosen, purpose]);

  return (
    <Dialog
      title="Gérer mes cookies"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onDecide(purposes)}>Tout accepter</Button>
          <Button onClick={() => onDecide([])}>Tout refuser</Button>
          <Button variant="primary" onClick={() => onDecide(chosen)}>
            Enregistrer vos choix
          </Button>
        </>
      }
    >
      {purposes.map((purpose) => (
        <div key={purpose} className={styles.purpose}>
          <Checkbox
            label={<strong>{PURPOSE_TEXTS[purpose].title}</strong>}
            checked={chosen.includes(purpose)}
            onChange={() => toggle(purpose)}
            aria-describedby={`consent-${purpose}`}
          />
          <p id={`consent-${purpose}`}>{PURPOSE_TEXTS[purpose].description}</p>
        </div>
      ))}
      <p>Votre choix, refus compris, est conservé six mois.</p>
      <p>
        <TextLink as={Link} to="/cookies" onClick={onClose}>
          Tout savoir sur les cookies
        </TextLink>
      </p>
    </Dialog>
  );
}
