import { errorCode, errorMessage } from '../store/error-code';

const MAX_MESSAGE = 300;
const FRAME = /^\s+at /;

/** Without quoted values, addresses and long runs of letters: errors quote what they refuse. */
export const withoutValues = (text: string): string =>
  text
    .slice(0, MAX_MESSAGE)
    .replace(/"[^"]*"|'[^']*'|«[^»]*»|\([^()]*\)=\([^()]*\)?/g, '"…"')
    .replace(/[^\s@<>]+@[^\s@<>]+/g, '…@…')
    .replace(/[\w+/=-]{24,}/g, '…')
    // Keeps each entry on one line.
    // oxlint-disable-next-line no-control-regex -- what would start another line
    .replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]/g, ' ');

const framesOf = (problem: unknown): string[] =>
  problem instanceof Error || (typeof problem === 'object' && problem !== null && 'stack' in problem)
    ? String(problem.stack)
        .split('\n')
        .filter((line) => FRAME.test(line))
        .map((line) => line.trim())
    : [];

/** An error as logged: where and of what kind, without parameters, rows or recipients that it carries. */
export const loggedError = (
  problem: unknown,
): { type: string; code: string; message: string; stack: string } => ({
  type: problem instanceof Error ? problem.name : typeof problem,
  code: errorCode(problem) ?? '',
  message: withoutValues(errorMessage(problem)),
  stack: framesOf(problem).join('\n'),
});
