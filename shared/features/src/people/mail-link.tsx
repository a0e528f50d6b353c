import { useSession } from '@portal/kit';
import { TextLink } from '@portal/ui/text-link';

interface MailLinkProps {
  readonly email: string;
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

/** A name in a narrow space: an e-mail in its place wraps before the @. */
export function BreakableName({ name }: { readonly name: string }) {
  const at = name.indexOf('@');
  if (at < 0) return name;
  return (
    <>
      {name.slice(0, at)}
      <wbr />
      {name.slice(at)}
    </>
  );
}

/** Whether an e-mail is the signed-in user's, ignoring case; `own` is null when signed out. */
export const isOwnAddress = (email: string, own: string | null): boolean =>
  email.trim().toLowerCase() === own?.trim().toLowerCase();

/** A mailto URL with an optional subject: « Dossier n° 1042 ». */
export const mailtoAbout = (email: string, subject?: string): string =>
  `mailto:${encodeURIComponent(email)}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
