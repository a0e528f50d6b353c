import { PageHeader } from '@portal/ui/page';
import type { ReactNode } from 'react';
import { FrameBlock, StreetFrame } from '../street-frame/street-frame';

interface ResetFrameProps {
  readonly title: string;
  /** Under the title. */
  readonly context?: ReactNode;
  readonly back?: ReactNode;
  /** Lit windows of the house: more at each of the three steps. */
  readonly lit: 0 | 3 | 6;
  readonly children: ReactNode;
}

/** The pages of a forgotten password, beside the house of the sign-in page. */
export function ResetFrame({ title, context, back, lit, children }: ResetFrameProps) {
  return (
    <StreetFrame
      lit={lit}
      promise="Votre dossier vous attend"
      more="Le lien arrive à l’adresse de votre compte. Nous ne vous demandons jamais votre mot de passe, ni par e-mail, ni par téléphone."
      first={
        <FrameBlock>
          <PageHeader title={title} context={context} back={back} />
          {children}
        </FrameBlock>
      }
    />
  );
}
