import type { Form } from '../http/form';

const TO_COME = {
  title: 'less than or equal constraint',
  detail: 'This value should be less than or equal to today.',
};

/**
 * The birth date of a body, 'YYYY-MM-DD'. Nobody is born tomorrow: the forms of the portal say so, as does Oro from 5.1 on.
 * @returns undefined when absent, null when emptied
 */
export function readBirthday(form: Form, now: Date): string | null | undefined {
  const day = form.date('birthday');
  if (day && Date.parse(day) > now.getTime()) form.refuse(TO_COME, 'birthday');
  return day;
}
