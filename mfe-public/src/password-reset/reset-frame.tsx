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
  /** The link of the e-mail is not opened yet. */
  readonly isLinkToCome?: boolean;
  readonly children: ReactNode;
}

const LINK = 'Le lien arrive à l’adresse de votre compte.';
const PASSWORD = 'Nous ne vous demandons jamais votre mot de passe, ni par e-mail, ni par téléphone.';

/** The pages of a forgotten password, beside the house of the sign-in page. */
export function ResetFrame({ title, context, back, lit, isLinkToCome = false, children }: ResetFrameProps) {
  return (
    <StreetFrame
      lit={lit}
      promise="Votre espace vous attend"
      more={isLinkToCome ? `${LINK} ${PASSWORD}` : PASSWORD}
      first={
        <FrameBlock>
          <PageHeader title={title} context={context} back={back} />
          {children}
        </FrameBlock>
      }
    />
  );
}
