import { type StatusActor, statusFacts, takesAnswers } from '@portal/domain/project';
import { answerLine, isNamedNew, type Proposition } from '@portal/domain/proposition';
import { Link, useSession } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { type Actor, NextStep } from '@portal/ui/next-step';
import { Notice } from '@portal/ui/notice';
import { Skeleton, SkeletonGroup } from '@portal/ui/skeleton';
import { paths } from '../routes';
import styles from './records.module.css';

const ACTORS: Readonly<Record<StatusActor, Actor>> = {
  Conseiller: 'advisor',
  Vous: 'you',
  Prêteur: 'lender',
};

/** Staff cannot answer for the applicant, so for them nothing here is "your turn". */
const ACTORS_FOR_STAFF: Readonly<Record<StatusActor, Actor>> = { ...ACTORS, Vous: 'applicant' };

interface ProjectNextStepProps {
  readonly status: string | null;
  /**
   * Proposals of the project that wait for an answer: they take precedence over the status. Undefined while nobody
   * knows, and then nothing is said that they may contradict.
   */
  readonly toAnswer: readonly Proposition[] | undefined;
  /** False where the applicant has no account: nobody can answer, nor read what the status says. */
  readonly isAnswerable?: boolean;
  readonly flush?: boolean;
  readonly leads?: boolean;
}

/** Whose turn it is, or the outcome. The texts address the applicant: staff see them quoted as such. */
export function ProjectNextStep({
  status,
  toAnswer,
  isAnswerable = true,
  flush = false,
  leads = false,
}: ProjectNextStepProps) {
  const isStaff = useSession().role !== 'APPLICANT';
  // In the head of staff's file, which leaves room for what is in it.
  const line = leads && isStaff;
  const told = (sentence: string) => {
    // The line is meant for an account that there is not.
    if (!isAnswerable) return `${NO_APPLICANT}.`;
    return isStaff ? `Message au demandeur\u00A0: «\u00A0${sentence}\u00A0»` : sentence;
  };
  const actors = isStaff ? ACTORS_FOR_STAFF : ACTORS;
  if (toAnswer === undefined) {
    if (takesAnswers(status)) return <ComingStep {...{ status, flush, leads, line }} />;
  } else if (toAnswer.length > 0) {
    if (!isAnswerable)
      return (
        <Notice tone="plain">
          {`${NO_APPLICANT}\u00A0: personne ne peut répondre ${toAnswer.length === 1 ? 'à la proposition' : 'aux propositions'}.`}
        </Notice>
      );
    return (
      <NextStep
        actor={actors.Vous}
        {...{ flush, line }}
        actions={(flush ? !isStaff : leads) && <WayToAnswer toAnswer={toAnswer} isShort={flush} />}
      >
        {answerLine(toAnswer, isStaff)}
      </NextStep>
    );
  }
  if (status === null) return null;
  const { actor, nextLine } = statusFacts(status);
  // Nobody is there to act, nor to be glad.
  const isUnread = !isAnswerable && (actor === 'Vous' || actor === undefined);
  if (actor === undefined || isUnread) {
    if (flush) return <p className={styles.ended}>{told(nextLine)}</p>;
    return (
      <Notice tone={status === 'fonds_debloques' && !isUnread ? 'success' : 'plain'}>{told(nextLine)}</Notice>
    );
  }
  return (
    <NextStep
      actor={actors[actor]}
      actorWords={isStaff && actor === 'Conseiller' ? 'Le conseiller agit' : undefined}
      {...{ flush, line }}
    >
      {told(nextLine)}
    </NextStep>
  );
}

type ComingStepProps = Required<Pick<ProjectNextStepProps, 'status' | 'flush' | 'leads'>> & {
  readonly line: boolean;
};

/** The place of the step: with the way to an answer where there may be one, since somebody began to work on the file. */
function ComingStep({ status, flush, leads, line }: ComingStepProps) {
  const height = leads && status !== 'open' ? '6.625rem' : '3rem';
  const place = (
    <SkeletonGroup label="Chargement de la prochaine étape">
      <div className={flush && status !== 'open' ? styles.answer : undefined}>
        <Skeleton height={line ? '3.875rem' : height} />
      </div>
    </SkeletonGroup>
  );
  if (line) return place;
  const body = <CardBody>{place}</CardBody>;
  return flush ? body : <Card as="div">{body}</Card>;
}

/** A link to the comparison when there are several to compare, else to the proposal. */
function WayToAnswer({ toAnswer, isShort }: { toAnswer: readonly Proposition[]; isShort: boolean }) {
  const isStaff = useSession().role !== 'APPLICANT';
  const [first] = toAnswer;
  if (first === undefined) return null;
  const isOne = first.projectId === null || toAnswer.filter((one) => !isNamedNew(one)).length < 2;
  return (
    <ButtonLink
      as={Link}
      to={isOne ? paths.proposition(first.id) : paths.compare(first.projectId)}
      variant={isStaff ? 'secondary' : 'primary'}
    >
      {isShort ? 'Répondre' : isOne ? 'Lire la proposition' : 'Comparer les propositions'}
    </ButtonLink>
  );
}

/** Of a file whose applicant has no account: it was deleted, or never there. For staff. */
export const NO_APPLICANT = 'Ce dossier n’est rattaché à aucun compte de demandeur';

/** Of a proposal of such a file. */
export const NOBODY_ANSWERS = `${NO_APPLICANT}\u00A0: personne ne pourra répondre à la proposition.`;
