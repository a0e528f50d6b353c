import { useSession } from '@portal/kit';
import type { Fact } from '@portal/ui/facts';
import { Skeleton } from '@portal/ui/skeleton';
import { TextLink } from '@portal/ui/text-link';

interface MailLinkProps {
  readonly email: string;
  readonly subject?: string | undefined;
  readonly className?: string | undefined;
}

/** A mailto link; plain text for the user's own address. */
export function MailLink({ email, subject, className }: MailLinkProps) {
  const { email: own } = useSession();
  const name = <BreakableName name={email} />;
  if (isOwnAddress(email, own)) return <span className={className}>{name}</span>;
  return (
    <TextLink href={mailtoAbout(email, subject)} className={className}>
      {name}
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

interface Via {
  readonly agentName: string;
  readonly agentEmail: string;
  /** No further name is on its way. */
  readonly isComplete: boolean;
  readonly isStaff: boolean;
}

/**
 * Whom a project goes through (section 2). An address is no name to an applicant, and a file without an agent is with
 * its agency: « Sans agent » and addresses of accounts that are gone are for staff.
 */
export function viaFact({ agentName, agentEmail, isComplete, isStaff }: Via): Fact {
  const term = 'Via';
  if (agentEmail === '') return { term, value: isStaff ? '' : 'Votre agence', absent: 'Sans agent' };
  const isKnown = agentName !== '' && agentName !== agentEmail;
  if (!isKnown && !isComplete) return { term, value: <Skeleton width="8rem" /> };
  const stand = isStaff ? agentEmail : 'Votre conseiller';
  return { term, value: <BreakableName name={isKnown ? agentName : stand} /> };
}
