import { Link } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { type StatusActor, statusFacts } from '@portal/domain/project';
import { isNew, type Proposition } from '@portal/domain/proposition';
import { type Actor, NextStep } from '@portal/ui/next-step';
import { Notice } from '@portal/ui/notice';
import { answerLine } from './answer-line';
import { paths } from './paths';
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
  /** Where nothing else on the page leads to the proposals: a button does. */
  readonly leads?: boolean;
}

/** Who acts now on a project, and what happens next; once nobody acts any more, how it ended. */
export function ProjectNextStep({ status, toAnswer, flush = false, leads = false }: ProjectNextStepProps) {
  if (toAnswer.length > 0) {
    return (
      <NextStep actor="you" flush={flush} actions={leads && <WayToAnswer toAnswer={toAnswer} />}>
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

/** Side by side when there are several that can stand so, else the one there is. */
function WayToAnswer({ toAnswer }: Pick<ProjectNextStepProps, 'toAnswer'>) {
  const [first] = toAnswer;
  if (first === undefined) return null;
  const isOne = first.projectId === null || toAnswer.filter((one) => !isNew(one)).length < 2;
  return (
    <ButtonLink
      as={Link}
      to={isOne ? paths.proposition(first.id) : paths.compare(first.projectId)}
      variant="primary"
    >
      {isOne ? 'Lire la proposition' : 'Comparer les propositions'}
    </ButtonLink>
  );
}
