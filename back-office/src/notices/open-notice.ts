import { mailKindsFor } from '@portal/domain/access';
import { daysBetween, formatLongDate } from '@portal/domain/format';
import { ROLE_IDS } from '../access/caller';
import { callerOf, type Account } from '../access/caller-of';
import { readableRows } from '../access/policies';
import { ofAgent } from '../access/scopes';
import { parisDay } from '../calendar/paris-time';
import type { NoticeLetter } from '../mail/mail';
import type { NoticeFacts } from '../mail/notice-message';
import choices from '../../reference-data/choices.json' with { type: 'json' };
import type { Queryable } from '../store/database';
import { sql, type Sql } from '../store/sql';
import { calendarEntry } from './calendar-entry';
import { NOTICES, type NoticeSubject } from './notice-table';
import type { StopLinks } from './stop-links';
import { standingOfRow, WEIGHED } from './weighed';

interface OpenNoticeOptions {
  readonly database: Queryable;
  readonly now: () => Date;
  readonly site: string;
  readonly stopLinks: StopLinks;
}

interface Person extends Account {
  readonly first: string;
  readonly stopped: readonly string[];
}

const PROPERTIES = new Map(choices.s_type_bien.map(([id = '', label = '']) => [id, label]));

/** `parts de SCPI`: as it stands after the number of a file. */
const propertyOf = (id: string | null): string | undefined => {
  const label = id === null ? undefined : PROPERTIES.get(id);
  return label && label.slice(0, 1).toLowerCase() + label.slice(1);
};

const isAboutProposition = ({ notice }: NoticeLetter): boolean => NOTICES[notice].about === 'proposition';

const personBy = async (database: Queryable, id: number): Promise<Person | undefined> => {
  const [person] = await database.rows<Person>(sql`select id as person, email, customer_id as customer, roles,
    first_name as first, stopped_mails as stopped from customer_users
    where id = ${id} and enabled and confirmed`);
  return person;
};

function subjectOf(letter: NoticeLetter, readable: Sql): Sql {
  return isAboutProposition(letter)
    ? sql`select r.id as file, r.s_type_bien as property, r.s_email_agent as agent,
        ${WEIGHED} from quotes t join requests r on r.id = t.request_id where t.id = ${letter.about} and ${readable}`
    : sql`select t.id as file, t.s_type_bien as property, t.s_email_agent as agent,
        t.internal_status as status, null::timestamptz as until, t.internal_status as "fileStatus",
        null::text as "acceptedInstead" from requests t where t.id = ${letter.about} and ${readable}`;
}

const adviserAt = async (database: Queryable, email: string | null): Promise<NoticeFacts['adviser']> => {
  if (email === null) return undefined;
  const [agent] = await database.rows<{ name: string; email: string }>(sql`
    select first_name || ' ' || last_name as name, email from customer_users
    where lower(email) = lower(${email}::text) and roles[1] = ${ROLE_IDS.AGENT} and enabled and confirmed`);
  return agent;
};

/** The page that a notice leads to; from a file that one may not open any more, to those that one has. */
function pageOf(letter: NoticeLetter): string {
  if (letter.notice === 'left') return '/projectsListPage';
  return `${isAboutProposition(letter) ? '/propositionDetailsPage' : '/projectFile'}/${String(letter.about)}`;
}

/** @param within a transaction to look in, for what is not committed; default the store */
export type OpenNotice = (letter: NoticeLetter, within?: Queryable) => Promise<NoticeFacts | undefined>;

/**
 * What a notice says when sent; undefined for a closed account, an unseen file, a stopped kind, or when over.
 */
export const openNotice =
  ({ database: store, now, site, stopLinks }: OpenNoticeOptions): OpenNotice =>
  async (letter, database = store) => {
    const { notice, about } = letter;
    const person = await personBy(database, letter.person);
    const { kind, isStillSo } = NOTICES[notice];
    if (!person || person.stopped.includes(kind)) return undefined;
    const caller = await callerOf(database, person, 0);
    if (!mailKindsFor(caller.role).includes(kind)) return undefined;
    const readable =
      notice === 'left'
        ? // They may not see it any more, and are told its number alone.
          sql`not (${ofAgent(caller, 't')}) is true`
        : readableRows(isAboutProposition(letter) ? 'ficodevquotes' : 'requests', caller);
    const [subject] = await database.rows<NoticeSubject>(subjectOf(letter, readable));
    const at = now();
    if (!subject || !isStillSo(subject, at)) return undefined;
    const { file, status, until } = subject;
    const link = `${site}${pageOf(letter)}`;
    return {
      notice,
      isToApplicant: caller.role === 'APPLICANT',
      to: person.email,
      firstName: person.first,
      file,
      property: notice === 'left' ? undefined : propertyOf(subject.property),
      // A name and an address to reply to: whoever left the file is told neither.
      adviser: notice === 'left' ? undefined : await adviserAt(database, subject.agent),
      lastDay:
        until === null || !standingOfRow(subject, at).isNew
          ? undefined
          : formatLongDate(until.toISOString()).replaceAll(' ', '\u00a0'),
      daysLeft: until === null ? undefined : daysBetween(parisDay(at), parisDay(until)),
      answer: status === 'accepted' || status === 'declined' ? status : undefined,
      link,
      choicesLink: `${site}/ProfileDetail`,
      legalLink: `${site}/legal`,
      stopLink: stopLinks.linkFor(person.person, kind),
      calendar:
        notice === 'ending' && until !== null
          ? calendarEntry({ proposition: about, file, until, now: at, link, site })
          : undefined,
    };
  };
