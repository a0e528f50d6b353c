import { mailWith, readyTexts } from '@portal/domain/affiliation';
import { serverTime } from '@portal/features/resource';
import { Button, ButtonLink, ButtonRow } from '@portal/ui/button';
import { Fold } from '@portal/ui/fold';
import { Copy, Mail } from '@portal/ui/icon';
import { Stack } from '@portal/ui/layout';
import { Notice } from '@portal/ui/notice';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import { useState } from 'react';
import styles from './affiliations.module.css';
import { useCopy } from './use-copy';

/** Texts to send with an affiliation's link, ready to be copied or opened in the user's mail software. */
export function AffiliationTexts({ link }: { readonly link: string }) {
  const [now] = useState(serverTime);
  const { copy, copied, refused } = useCopy<string>();
  return (
    <Fold title="Textes prêts à envoyer" isOpen={false}>
      {readyTexts(link, now).map(({ key, title, subject, text }) => (
        <Stack as="section" key={key} className={styles.readyText} gap={2}>
          <Title as="h3" size="xs">
            {title}
          </Title>
          {subject !== undefined && (
            <Text size="sm" tone="muted">
              Objet{'\u00A0'}: {subject}
            </Text>
          )}
          <Text size="sm" className={styles.sent}>
            {text}
          </Text>
          <ButtonRow>
            <Button icon={Copy} aria-label={`Copier, ${title}`} onClick={() => copy(text, key)}>
              Copier
            </Button>
            {subject !== undefined && (
              <ButtonLink icon={Mail} variant="quiet" href={mailWith({ subject, text })}>
                Ouvrir dans votre messagerie
              </ButtonLink>
            )}
          </ButtonRow>
          {refused === key && (
            <Notice tone="danger" role="alert">
              Votre navigateur a refusé la copie. Sélectionnez le texte ci-dessus pour le copier.
            </Notice>
          )}
          <Text size="sm" role="status">
            {copied === key && 'Texte copié.'}
          </Text>
        </Stack>
      ))}
    </Fold>
  );
}
