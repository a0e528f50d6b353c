import { formatDayMonth, formatLongDate, formatMoney } from '@portal/domain/format';
import {
  acceptedInsteadLine,
  type AnnouncedOffer,
  canDecide,
  isAccepted,
  isBeingWritten,
  isEndingSoon,
  type Proposition,
  PROPOSITION_PROGRESS_PERCENT,
  type PropositionState,
  standingOf,
} from '@portal/domain/proposition';
import { Button } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { Check, Hourglass, Icon, X } from '@portal/ui/icon';
import { Stack } from '@portal/ui/layout';
import { Meter } from '@portal/ui/meter';
import { Notice } from '@portal/ui/notice';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import { useMinWidth } from '@portal/ui/viewport';
import { useState } from 'react';
import { AnswerDialog, PropositionDue } from '../records';
import { serverTime } from '../resource';
import type { Answer } from '../routes';
import { STUDY_OVER } from '../status';
import styles from './proposition-details.module.css';

/** Of the sentence that says why a proposal cannot be accepted. */
const WHY = 'pourquoi-pas';

/** Whether the file waits for answers: it is past them once one was accepted, also where staff moved it by hand. */
export type FileCourse = 'open' | 'past-answers' | 'closed' | 'funded';

interface AnswerCardProps {
  readonly proposition: Proposition;
  readonly offer: AnnouncedOffer;
  readonly course: FileCourse;
  readonly onStale: () => void;
}

/**
 * Accept and refuse buttons while a proposal is unanswered, hidden in print (section 4); afterwards the answer. Where
 * the page has one column the decision stays at the bottom of the screen, with the figure it is about.
 */
export function AnswerCard({ proposition, offer, course, onStale }: AnswerCardProps) {
  const [asked, setAsked] = useState<Answer>();
  const isWide = useMinWidth('64rem');
  const { state, isSent } = standingOf(proposition, serverTime());
  const isOpen = canDecide(proposition) && isSent;
  const late = isOpen ? whyNot(proposition, state, course) : undefined;
  // Section 4 shows both: an acceptance that the back office would refuse says why instead.
  const cannotAccept = state === 'superseded';
  const buttons = (
    <Stack gap={3} className={styles.buttons}>
      <Button
        variant="primary"
        icon={Check}
        wide
        aria-disabled={cannotAccept || undefined}
        aria-describedby={cannotAccept ? WHY : undefined}
        onClick={() => setAsked('accept')}
      >
        Accepter
      </Button>
      <Button variant="danger-quiet" icon={X} wide onClick={() => setAsked('decline')}>
        Refuser
      </Button>
    </Stack>
  );
  return (
    <>
      {isOpen && !isWide ? (
        <Stack as="section" gap={2} className={styles.bar} aria-label="Votre réponse">
          <p className={styles.barLine}>
            {offer.monthlyPayment !== undefined && (
              <strong>{formatMoney(offer.monthlyPayment)} par mois</strong>
            )}
            {late === undefined ? <PropositionDue proposition={proposition} /> : <span>{late.inShort}</span>}
          </p>
          {buttons}
        </Stack>
      ) : (
        <Card className={styles.frame} aria-labelledby="votre-reponse">
          {isOpen && late === undefined && isEndingSoon(proposition, serverTime()) && (
            <p className={styles.deadline}>
              <Icon glyph={Hourglass} size="sm" />À vous d’agir, jusqu’au{' '}
              {formatDayMonth(proposition.validUntil)}
            </p>
          )}
          <CardBody data-gap="4">
            <StudyMeter {...{ proposition, course }} />
            <Title as="h2" size="sm" id="votre-reponse">
              Votre réponse
            </Title>
            {isOpen ? buttons : <Text>{outcome(proposition)}</Text>}
          </CardBody>
        </Card>
      )}
      {asked !== undefined && (
        <AnswerDialog
          answer={asked}
          proposition={proposition}
          isFileOver={course !== 'open'}
          onStale={onStale}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** The share that the specification gives to a proposal under study (section 2). */
export function StudyMeter({ proposition, course }: StudyProps) {
  return <Meter label={studyWords(proposition, course)} percent={PROPOSITION_PROGRESS_PERCENT} />;
}

interface StudyProps {
  readonly proposition: Proposition;
  readonly course: FileCourse;
}

/** What expired or was withdrawn may never have been read. */
function studyWords(proposition: Proposition, course: FileCourse): string {
  if (isBeingWritten(proposition)) return 'Proposition en préparation';
  if (!canDecide(proposition)) return 'Proposition étudiée';
  return course === 'open' && standingOf(proposition, serverTime()).isAnswerable
    ? 'Proposition à étudier'
    : STUDY_OVER;
}

/** Why the answer to an open proposal would not count, or comes late. */
export function LateNotice({ proposition, course }: StudyProps) {
  const { state, isSent } = standingOf(proposition, serverTime());
  const late = canDecide(proposition) && isSent && whyNot(proposition, state, course);
  return (
    late && (
      <div id={WHY}>
        <Notice tone="plain">{late.words}</Notice>
      </div>
    )
  );
}

/** The answer and its day: that of the last update, since the back office allows no change after an answer. */
function outcome(proposition: Proposition): string {
  if (canDecide(proposition))
    return 'Votre agence prépare encore cette proposition. Vous pourrez y répondre dès qu’elle vous sera envoyée.';
  const day = formatLongDate(proposition.updatedAt ?? null);
  const when = day && ` le ${day}`;
  if (!isAccepted(proposition)) return `Vous avez refusé cette proposition${when}.`;
  return `Vous avez accepté cette proposition${when}. ${
    proposition.projectId === null
      ? 'Votre conseiller vous dira la suite.'
      : 'L’avancement se lit sur la page de votre dossier.'
  }`;
}

interface Late {
  readonly inShort: string;
  readonly words: string;
}

/**
 * Why an answer would not count, or comes late. The buttons stay, since section 4 hides them by the proposal's status
 * alone: a second one can be refused, so that its reader is done with it.
 */
function whyNot(proposition: Proposition, state: PropositionState, course: FileCourse): Late | undefined {
  if (state === 'closed') {
    const isExpired = proposition.status === 'expired';
    const what = isExpired ? 'Cette proposition a expiré.' : 'Votre agence a retiré cette proposition.';
    const advice = isExpired
      ? '\u00A0: demandez une nouvelle proposition à votre conseiller'
      : '\u00A0: écrivez à votre conseiller';
    // Nobody is sent to ask for another proposal in a file that is closed.
    const isOver = course === 'closed' || course === 'funded';
    return {
      inShort: isExpired ? 'Proposition expirée' : 'Proposition retirée',
      words: `${what} Votre réponse ne sera plus prise en compte${isOver ? '' : advice}.`,
    };
  }
  if (state === 'superseded')
    return {
      inShort: 'Une autre est acceptée',
      words: `${acceptedInsteadLine(proposition)} Vous pouvez encore la refuser.`,
    };
  if (state === 'late')
    return {
      inShort: 'Date dépassée',
      words:
        'La date de validité est dépassée. Vous pouvez encore répondre\u00A0: votre agence vous dira si le prêteur maintient ses conditions.',
    };
  return state === 'file-over' && course !== 'open' ? AFTER_FILE[course] : undefined;
}

const AFTER_FILE: Readonly<Record<Exclude<FileCourse, 'open'>, Late>> = {
  'past-answers': {
    inShort: 'Étape dépassée',
    words:
      'Votre dossier a dépassé l’étape des propositions, et votre réponse n’y changera rien. Écrivez d’abord à votre conseiller.',
  },
  funded: {
    inShort: 'Dossier terminé',
    words:
      'Les fonds de ce dossier sont versés, et votre réponse n’y changera rien. Pour un autre financement, déposez un nouveau projet.',
  },
  closed: {
    inShort: 'Dossier clos',
    words:
      'Votre dossier est clos, et votre réponse ne le rouvrira pas. Si votre projet reprend, écrivez d’abord à votre conseiller.',
  },
};
