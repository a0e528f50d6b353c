import { type StatusActor, statusFacts } from '@portal/domain/project';
import type { Proposition } from '@portal/domain/proposition';
import { type Actor, NextStep } from '@portal/ui/next-step';
import { Notice } from '@portal/ui/notice';
import { answerLine } from './answer-line';
import styles from './project-next-step.module.css';

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

/** Who acts now on a project, and what happens next; once nobody acts any more, how it ended. */
export function ProjectNextStep({ status, toAnswer, flush = false }: ProjectNextStepProps) {
  if (toAnswer.length > 0) {
    return (
      <NextStep actor="you" flush={flush}>
        {answerLine(toAnswer)}
      </NextStep>
    );
  }
  if (status === null) return null;
  const { actor, nextLine } = statusFacts(status);
  if (actor === undefined) {
    if (flush) return <p className={styles.ended}>{nextLine}</p>;
    return <Notice tone={status === 'fonds_debloques' ? 'success' : 'plain'}>{nextLine}</Notice>;
  }
  return (
    <NextStep actor={ACTORS[actor]} flush={flush}>
      {nextLine}
    </NextStep>
  );
}
