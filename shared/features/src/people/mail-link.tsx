import { useSession } from '@portal/kit';
import { TextLink } from '@portal/ui/text-link';
import { BreakableName } from './breakable-name';
import { isOwnAddress } from './is-own-address';
import { mailtoAbout } from './mailto-about';

interface MailLinkProps {
  readonly email: string;
  /** What the message is about: « Dossier n° 1042 ». */
  readonly subject?: string | undefined;
  readonly className?: string | undefined;
  readonly standalone?: boolean | undefined;
}

/** An address that one can write to; the reader's own is only named: nobody writes to oneself. */
export function MailLink({ email, subject, className, standalone = false }: MailLinkProps) {
  const { email: own } = useSession();
  if (isOwnAddress(email, own))
    return (
      <span className={className}>
        <BreakableName name={email} />
      </span>
    );
  return (
    <TextLink href={mailtoAbout(email, subject)} className={className} standalone={standalone}>
      <BreakableName name={email} />
    </TextLink>
  );
}
