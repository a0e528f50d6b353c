import { EARLIEST_BIRTHDAY, latestAdultBirthday } from '@portal/domain/person';
import { readableRows } from '../access/policies';
import { sql } from '../store/sql';
import type { Check } from './write-context';

/** The chosen agent may have no account, but be nobody out of the caller's scope: they would see this row. */
export const checkAgentEmail: Check<string> = async (email, form, wire, { caller, database }) => {
  const [stranger] = await database.rows(sql`select 1 from customer_users t
    where lower(t.email) = lower(${email}::text) and not (${readableRows('customer_users', caller)})`);
  if (stranger) form.notValid(wire);
};

const TO_COME = {
  title: 'less than or equal constraint',
  detail: 'This value should be less than or equal to today.',
};

const NO_ADULT = {
  title: 'range constraint',
  detail: 'This person should be at least 18 years old and alive.',
};

/** A birth date, 'YYYY-MM-DD', not in the future, as in the portal's forms and in Oro from 5.1 on. */
export const checkBirthday: Check<string> = (day, form, wire, { now }) => {
  if (Date.parse(day) > now.getTime()) form.refuse(TO_COME, wire);
  else if (day < EARLIEST_BIRTHDAY || day > latestAdultBirthday(now)) form.refuse(NO_ADULT, wire);
};

/** Values that the `agent` parameter of an affiliate's link may have; the portal ignores others. */
const KEY = /^[\w.@+-]+$/;

export const checkAffiliateKey: Check<string> = (key, form, wire) => {
  if (!KEY.test(key)) form.notValid(wire);
};

const isWeb = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

export const checkUrl: Check<string> = (url, form, wire) => {
  if (!isWeb(url)) form.refuse({ title: 'url constraint', detail: 'This value is not a valid URL.' }, wire);
};
