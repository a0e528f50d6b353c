import type { Glyph } from '@portal/ui/icon';
import type { ReactNode } from 'react';
import { isOutdated, OrderDialog } from '../editing';
import { MailsToSend } from './mails-to-send';
import { type Rehearsal, useActsApi } from './use-rehearsal';

interface ActDialogProps {
  readonly rehearsal: Rehearsal;
  /** A question: « Publier cette proposition ? » */
  readonly title: string;
  readonly glyph: Glyph;
  readonly confirm: string;
  readonly onDone: () => void;
  /** Whether a refusal is better read in the form, which is then shown again. */
  readonly belongsElsewhere?: (error: unknown) => boolean;
  readonly whyNoMail?: string | undefined;
  /** Something was typed that stays when the act fails. */
  readonly isTyped?: boolean;
  readonly children: ReactNode;
}

/** Says what an act changes and which mails it sends, then does it. */
export function ActDialog({
  rehearsal: { rehearsed, close, fail },
  belongsElsewhere = () => false,
  onDone,
  whyNoMail,
  children,
  ...props
}: ActDialogProps) {
  const api = useActsApi();
  if (rehearsed === undefined) return null;
  return (
    <OrderDialog
      {...props}
      busy="Envoi en cours"
      send={() => api.perform(rehearsed.act)}
      onDone={() => {
        close();
        onDone();
      }}
      onFailed={(error) => {
        const isElsewhere = belongsElsewhere(error);
        if (!isElsewhere && !isOutdated(error)) return;
        close();
        if (!isElsewhere) fail(error);
      }}
      onCancel={close}
    >
      {children}
      <MailsToSend mails={rehearsed.mails} whyNone={whyNoMail} />
    </OrderDialog>
  );
}
