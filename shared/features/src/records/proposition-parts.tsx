import { formatMoney, formatMonths, plural, rateText } from '@portal/domain/format';
import {
  acceptedInsteadLine,
  type AnnouncedOffer,
  announcedOffer,
  expiryText,
  hasDeadline,
  isEndingSoon,
  type Proposition,
  propositionTitle,
  validityOf,
  type Weighed,
} from '@portal/domain/proposition';
import { Link, useSession } from '@portal/kit';
import { Amount } from '@portal/ui/amount';
import { ButtonLink } from '@portal/ui/button';
import { Due } from '@portal/ui/due';
import { Scale } from '@portal/ui/icon';
import { Text } from '@portal/ui/text';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { serverTime } from '../resource';
import { paths } from '../routes';
import styles from './records.module.css';

interface PropositionDueProps {
  readonly proposition: Weighed;
  /** « Expirée », which has room beside a status, where the date stands below. */
  readonly short?: boolean | undefined;
}

/**
 * Time left to answer a proposal, or since when it expired; nothing without an end date, or where
 * something else ended it (`standingOf`). Amber in the last week, to who can answer. Print shows the date itself.
 */
export function PropositionDue({ proposition, short }: PropositionDueProps) {
  const isStaff = useSession().role !== 'APPLICANT';
  const now = serverTime();
  const text = expiryText(proposition, now);
  if (text === '' || !hasDeadline(proposition, now)) return null;
  return (
    <Due soon={isEndingSoon(proposition, now)} othersTurn={isStaff}>
      {short && validityOf(proposition, now).kind === 'expired' ? 'Expirée' : text}
    </Due>
  );
}

/** That another proposal of the project was accepted, with its number on one line; nothing otherwise. */
export function AcceptedInstead({
  proposition,
}: {
  readonly proposition: Pick<Proposition, 'acceptedInstead'>;
}) {
  const number = proposition.acceptedInstead;
  if (number === undefined) return null;
  const [before, after] = acceptedInsteadLine(proposition).split(number);
  return (
    <Text size="sm" tone="muted">
      {before}
      <Text as="span" nowrap>
        {number}
      </Text>
      {after}
    </Text>
  );
}

const termsOf = ({ taeg, months }: AnnouncedOffer): readonly string[] => [
  ...(taeg === undefined ? [] : [`TAEG\u00A0${rateText(taeg)}`]),
  ...(months === undefined ? [] : [formatMonths(months)]),
];

/** « Prêteur A, 604,96 € par mois, TAEG 4,27 %, 20 ans »: which proposal an answer is about. */
export function offerLine(proposition: Proposition): string {
  const offer = announcedOffer(proposition.description);
  const { lender, monthlyPayment } = offer;
  return [
    lender ?? propositionTitle(proposition),
    ...(monthlyPayment === undefined ? [] : [`${formatMoney(monthlyPayment)} par mois`]),
    ...termsOf(offer),
  ].join(', ');
}

/** « 604,96 € par mois, TAEG 4,27 %, 20 ans, Prêteur A »: what a proposal announces; nothing where it does not. */
export function OfferSummary({ proposition }: { readonly proposition: Pick<Proposition, 'description'> }) {
  const offer = announcedOffer(proposition.description);
  const { monthlyPayment, lender } = offer;
  const parts = [...termsOf(offer), ...(lender === undefined ? [] : [lender.replaceAll(' ', '\u00A0')])];
  if (monthlyPayment === undefined && parts.length === 0) return null;
  return (
    <p className={styles.offer}>
      {monthlyPayment !== undefined && (
        <span className={styles.offerPayment}>
          <Amount size="md">{formatMoney(monthlyPayment)}</Amount> par mois
        </span>
      )}
      {parts.length > 0 && <span className={styles.offerParts}>{parts.join(', ')}</span>}
    </p>
  );
}

interface CompareLinkProps {
  readonly projectId: number;
  /** Number of comparable proposals: `comparablePropositions` of the domain. */
  readonly count: number;
  /** Distinguishes the links when several projects have one. */
  readonly projectTitle?: string | undefined;
  readonly wide?: boolean | undefined;
}

/** A link to the comparison of a project's proposals; nothing for fewer than two. */
export function CompareLink({ projectId, count, projectTitle, wide }: CompareLinkProps) {
  if (count < 2) return null;
  return (
    <ButtonLink
      as={Link}
      to={paths.compare(projectId)}
      icon={Scale}
      variant={wide ? 'quiet' : 'secondary'}
      wide={wide}
    >
      Comparer
      <VisuallyHidden>
        {' '}
        les {count} {plural(count, 'proposition')}
        {projectTitle !== undefined && ` du projet «\u00A0${projectTitle}\u00A0»`}
      </VisuallyHidden>
    </ButtonLink>
  );
}
