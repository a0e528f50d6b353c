import { Link } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Checkbox } from '@portal/ui/input';
import { TextLink } from '@portal/ui/text-link';
import { Title } from '@portal/ui/title';
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

/** Explains what the portal stores and why, with choices if there are any. Nothing is ticked in advance. */
export function ConsentDialog({ purposes, agreed, onDecide, onClose }: ConsentDialogProps) {
  const [chosen, setChosen] = useState(agreed);
  const hasChoices = purposes.length > 0;
  const toggle = (purpose: Purpose) =>
    setChosen(chosen.includes(purpose) ? chosen.filter((other) => other !== purpose) : [...chosen, purpose]);

  return (
    <Dialog
      title="Gérer mes cookies"
      onClose={onClose}
      actions={
        hasChoices ? (
          <>
            <Button onClick={() => onDecide(purposes)}>Tout accepter</Button>
            <Button onClick={() => onDecide([])}>Tout refuser</Button>
            <Button variant="primary" onClick={() => onDecide(chosen)}>
              Enregistrer vos choix
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            Fermer
          </Button>
        )
      }
    >
      <Title as="h3" size="xs">
        Indispensables
      </Title>
      <p>
        Votre session, le brouillon de votre projet, vos simulations et vos hypothèses, les vues de liste que
        vous enregistrez, vos réglages, vos choix en matière de cookies et quelques repères techniques. Le
        portail en a besoin pour faire ce que vous lui demandez, et ne s’en sert pour rien d’autre.
      </p>
      {!purposes.includes('affiliation') && (
        <>
          <Title as="h3" size="xs">
            {PURPOSE_TEXTS.affiliation.title}
          </Title>
          <p>{PURPOSE_TEXTS.affiliation.description}</p>
        </>
      )}
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
      <p>
        {hasChoices
          ? 'Votre choix, refus compris, est conservé six mois. Vous pouvez en changer à tout moment par le lien « Gérer mes cookies », en bas de chaque page.'
          : 'Le portail ne mesure pas son audience : il n’y a ici aucun choix à faire.'}
      </p>
      <p>
        <TextLink as={Link} to="/cookies" onClick={onClose}>
          Tout savoir sur les cookies
        </TextLink>
      </p>
    </Dialog>
  );
}
