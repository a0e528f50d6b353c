import type { Affiliation } from '@portal/domain/affiliation';
import { useResource } from '@portal/features/resource';
import { Button, ButtonRow } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { Dialog } from '@portal/ui/dialog';
import { Download, Printer } from '@portal/ui/icon';
import { Notice } from '@portal/ui/notice';
import { Skeleton, SkeletonGroup } from '@portal/ui/skeleton';
import { useState } from 'react';
import { defer, map } from 'rxjs';
import { AffiliationCard } from './affiliation-card';
import { AffiliationTexts } from './affiliation-texts';
import styles from './affiliations.module.css';
import printed from './printed-card.module.css';
import { type QrCode, saveQrDrawing, saveQrPicture } from './qr-code';

interface AffiliationKitProps {
  readonly affiliation: Affiliation;
  readonly link: string;
  readonly onClose: () => void;
}

/** An affiliation's link as a QR code, made in the browser so that no outside service learns the key. */
export function AffiliationKit({ affiliation: { key, name }, link, onClose }: AffiliationKitProps) {
  // The QR code library is loaded on first use.
  const drawn = useResource(
    () => defer(() => import('./qr-code')).pipe(map(({ qrCode }) => qrCode(link))),
    [link],
  );
  const code = drawn.value;
  return (
    <>
      <Dialog
        title="Lien d’affiliation"
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>Fermer</Button>
            {code && (
              <Button variant="primary" icon={Printer} onClick={() => window.print()}>
                Imprimer la carte
              </Button>
            )}
          </>
        }
      >
        {drawn.status === 'loading' && (
          <SkeletonGroup label="Dessin du code">
            <Card as="div" className={styles.kitCard}>
              <Skeleton width="14rem" height="22rem" />
            </Card>
          </SkeletonGroup>
        )}
        {drawn.status === 'failed' && (
          <Notice tone="danger" role="alert">
            Le code n’a pas pu être dessiné. Vous pouvez copier le lien depuis la liste.{' '}
            <Button variant="quiet" onClick={drawn.reload}>
              Réessayer
            </Button>
          </Notice>
        )}
        {code && <Code code={code} name={name} fileName={`code-qr-${key}`} />}
        <AffiliationTexts link={link} />
      </Dialog>
      {code && (
        // While mounted, the page prints as this card alone, on 105 × 148 mm.
        <div className={printed.sheet}>
          <AffiliationCard name={name} code={code} />
        </div>
      )}
    </>
  );
}

interface CodeProps {
  readonly code: QrCode;
  readonly name: string;
  readonly fileName: string;
}

function Code({ code, name, fileName }: CodeProps) {
  const [isWithoutPicture, setWithoutPicture] = useState(false);
  return (
    <>
      <Card as="div" className={styles.kitCard}>
        <AffiliationCard name={name} code={code} />
      </Card>
      <ButtonRow className={styles.files}>
        <Button icon={Download} aria-label="Télécharger en SVG" onClick={() => saveQrDrawing(code, fileName)}>
          SVG
        </Button>
        <Button
          icon={Download}
          aria-label="Télécharger en PNG"
          onClick={() => setWithoutPicture(!saveQrPicture(code, fileName))}
        >
          PNG
        </Button>
      </ButtonRow>
      {isWithoutPicture && (
        <Notice tone="danger" role="alert">
          Votre navigateur n’a pas pu préparer l’image. Le fichier SVG contient le même code.
        </Notice>
      )}
    </>
  );
}
