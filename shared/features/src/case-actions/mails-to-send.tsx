import type { SentNotice } from '@portal/api/case-actions';
import { typesetFrench } from '@portal/domain/format';
import { Icon, Mail } from '@portal/ui/icon';
import { Stack } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import styles from './case-actions.module.css';

interface MailsToSendProps {
  readonly mails: readonly SentNotice[];
  /** Why somebody whom the act concerns gets none. */
  readonly whyNone?: string | undefined;
}

const WHY_NONE = 'par choix ou parce que son compte ne donne pas accès au dossier';

/** Which mails an act sends, to whom, as the back office told it. */
export function MailsToSend({ mails, whyNone = WHY_NONE }: MailsToSendProps) {
  const leaving = mails.filter(({ subject }) => subject !== null);
  const kept = mails.filter(({ subject }) => subject === null);
  return (
    <>
      {leaving.length === 0 ? (
        <p className={styles.mail}>
          <Icon glyph={Mail} size="sm" />
          <strong>Aucun e-mail ne sera envoyé.</strong>
        </p>
      ) : (
        <Stack as="ul" gap={3} aria-label="E-mails à envoyer">
          {leaving.map((mail) => (
            <li key={`${String(mail.personId)} ${mail.subject ?? ''}`} className={styles.mail}>
              <Icon glyph={Mail} size="sm" />
              <div>
                <p>
                  Un e-mail sera envoyé à <strong>{mail.name}</strong>
                </p>
                <Text size="sm">{mail.email}</Text>
                <p className={styles.subject}>{typesetFrench(`« ${mail.subject ?? ''} »`)}</p>
                <Text size="sm" tone="muted">
                  {typesetFrench(mail.preview ?? '')}
                </Text>
              </div>
            </li>
          ))}
        </Stack>
      )}
      {kept.map((mail) => (
        <Text key={mail.personId} size="sm" tone="muted">
          {mail.name} n’en recevra pas, {whyNone}.
        </Text>
      ))}
    </>
  );
}
