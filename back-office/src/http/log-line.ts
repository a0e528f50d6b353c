import { errorCode, errorMessage } from '../store/error-code';

const MAX_MESSAGE = 300;
const FRAME = /^\s+at /;

/**
 * What an error says, without what it says about whom: databases quote the values that they refuse, mail servers the
 * address. Quoted values, addresses and long runs of letters (keys, tokens, digests) are left out.
 */
export const withoutValues = (text: string): string =>
  text
    .slice(0, MAX_MESSAGE)
    .replace(/"[^"]*"|'[^']*'|«[^»]*»|\([^()]*\)=\([^()]*\)?/g, '"…"')
    .replace(/[^\s@<>]+@[^\s@<>]+/g, '…@…')
    .replace(/[\w+/=-]{24,}/g, '…')
    // A line of the log is a line, whoever wrote what is in it.
    // oxlint-disable-next-line no-control-regex -- what would start another line
    .replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]/g, ' ');

const framesOf = (problem: unknown): string[] =>
  problem instanceof Error || (typeof problem === 'object' && problem !== null && 'stack' in problem)
    ? String(problem.stack)
        .split('\n')
        .filter((line) => FRAME.test(line))
        .map((line) => line.trim())
    : [];

/**
 * An error as it is logged (HT10, T34): where it happened and of what kind, never the parameters of a
 * statement, the row that a constraint names or the recipient of a message, which errors carry as fields of their own.
 */
export const loggedError = (
  problem: unknown,
): { type: string; code: string; message: string; stack: string } => ({
  type: problem instanceof Error ? problem.name : typeof problem,
  code: errorCode(problem) ?? '',
  message: withoutValues(errorMessage(problem)),
  stack: framesOf(problem).join('\n'),
});
