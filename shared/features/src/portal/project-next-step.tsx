import { type StatusActor, statusFacts } from '@portal/domain/project';
import type { Proposition } from '@portal/domain/proposition';
import { type Actor, NextStep } from '@portal/ui/next-step';
import { answerLine } from './answer-line';

const ACTORS: Readonly<Record<StatusActor, Actor>> = {
  Conseiller: 'advisor',
  Vous: 'you',
  Prêteur: 'lender',
};

interface ProjectNextStepProps {
  readonly status: string | null;
  /** Proposals on this project that wait for an answer: they outrank the status. */
  readonly toAnswer: readonly Proposition[];
  /** From edge to edge of a card. */
  readonly flush?: boolean;
}

/** Who acts now on a project, and what happens next. Nothing once nobody acts any more. */
export function ProjectNextStep({ status, toAnswer, flush }: ProjectNextStepProps) {
  const { actor, nextLine } = statusFacts(status);
  if (toAnswer.length > 0) {
    return (
      <NextStep actor="you" flush={flush}>
        {answerLine(toAnswer)}
      </NextStep>
    );
  }
  if (actor === undefined) return null;
  return (
    <NextStep actor={ACTORS[actor]} flush={flush}>
      {nextLine}
    </NextStep>
  );
}
