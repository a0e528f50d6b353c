import type { AnswerShape } from './call';
import answers from './shared-answers.json' with { type: 'json' };

export const refTo = (name: string): { readonly $ref: string } => ({ $ref: `#/components/schemas/${name}` });

/** Common error answers by status (reference of the wire, 1.7 and 1.8): a list of problems; a 401 is empty. */
export const sharedAnswers: Readonly<Record<string, AnswerShape>> = Object.fromEntries(
  Object.entries(answers).map(([status, answer]) => [
    status,
    status === '401' ? answer : { ...answer, schema: refTo('Problems') },
  ]),
);

const ALWAYS = [500, 503];

type Status = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429;

export const refusals = (...statuses: readonly Status[]): Record<number, AnswerShape> =>
  Object.fromEntries(
    [...statuses, ...ALWAYS].flatMap((status) => {
      const answer = sharedAnswers[status];
      return answer ? [[status, answer]] : [];
    }),
  );
