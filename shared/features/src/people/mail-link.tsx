import { useSession } from '@portal/kit';
import { TextLink } from '@portal/ui/text-link';
import { BreakableName } from './breakable-name';
import { isOwnAddress } from './is-own-address';
import { mailtoAbout } from './mailto-about';

interface MailLinkProps {
  readonly email: string;
  /** Subject of the e-mail: « Dossier n° 1042 ». */
  readonly subject?: string | undefined;
  readonly className?: string | undefined;
  readonly standalone?: boolean | undefined;
}

/** A mailto link; plain text for the user's own address. */
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
