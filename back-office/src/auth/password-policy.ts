import type { Problem } from '../http/api-problem';

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

const requirements = [
  [/\p{Ll}/u, 'a lower case letter'],
  [/\p{Lu}/u, 'an upper case letter'],
  [/\p{N}/u, 'a number'],
] as const;

const enumerate = (parts: readonly string[]): string => {
  if (parts.length < 3) return parts.join(' and ');
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}`;
};

/**
 * What is wrong with a password, in the words of an Oro back office: only the rules that failed, in the order length,
 * lower case, upper case, number (reference of the wire, section 7.2).
 * @returns undefined when the password is fine
 */
export function passwordProblem(password: string): Omit<Problem, 'source'> | undefined {
  const title = 'password complexity constraint';
  if (password.length > MAX_LENGTH) {
    return {
      title: 'length constraint',
      detail: `This value is too long. It should have ${MAX_LENGTH} characters or less.`,
    };
  }
  const missing = requirements.filter(([rule]) => !rule.test(password)).map(([, name]) => name);
  const isShort = Array.from(password).length < MIN_LENGTH;
  if (!isShort && missing.length === 0) return undefined;
  const length = `be at least ${MIN_LENGTH} characters long`;
  const parts = missing.length === 0 ? '' : `include ${enumerate(missing)}`;
  const rules = [isShort ? length : '', parts].filter((part) => part !== '').join(' and ');
  return { title, detail: `The password must ${rules}` };
}
