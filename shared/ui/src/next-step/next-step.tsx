import { useId, type ReactNode } from 'react';
import { ButtonRow } from '../button/button';
import { classNames } from '../class-names/class-names';
import { BriefcaseBusiness, Landmark, UserRound, WindowGlyph, type Glyph } from '../icon/icon';
import { Niche } from '../niche/niche';
import type { StatusFamily } from '../status-chip/status-chip';
import tones from '../status-chip/tone.module.css';
import styles from './next-step.module.css';

/** Whose turn it is. Amber is for the user's own turn only: `applicant` is the applicant's turn as seen by staff. */
export type Actor = 'you' | 'applicant' | 'advisor' | 'lender';

const ACTORS: Readonly<Record<Actor, { words: string; glyph: Glyph; tone: StatusFamily }>> = {
  you: { words: 'À vous d’agir', glyph: WindowGlyph, tone: 'you' },
  applicant: { words: 'Le demandeur doit agir', glyph: UserRound, tone: 'closed' },
  advisor: { words: 'Votre conseiller agit', glyph: BriefcaseBusiness, tone: 'advisor' },
  lender: { words: 'Le prêteur agit', glyph: Landmark, tone: 'lender' },
};

export interface NextStepProps {
  actor: Actor;
  /** Replaces the actor's default text: « Le conseiller agit », for staff. */
  actorWords?: string | undefined;
  children?: ReactNode;
  /** At most one primary and one quiet button. */
  actions?: ReactNode;
  /** Spans the full width of a card. */
  flush?: boolean | undefined;
  /** On one line where there is room: in the head of a page. */
  line?: boolean | undefined;
}

/** Whose turn it is and what to do. Place it right after the progress. */
export function NextStep({ actor, actorWords, children, actions, flush, line }: NextStepProps) {
  const id = useId();
  const { words, glyph, tone } = ACTORS[actor];
  return (
    <section
      className={classNames(styles.nextStep, tones.tone)}
      data-tone={tone}
      data-flush={flush || undefined}
      data-line={line || undefined}
      aria-labelledby={id}
    >
      <Niche glyph={glyph} size={line ? 'sm' : undefined} tone={actor === 'you' ? 'you' : 'surface'} />
      <div className={styles.body}>
        <p className={styles.actor} id={id}>
          {actorWords ?? words}
        </p>
        {children && <div>{children}</div>}
        {actions && <ButtonRow className={styles.actions}>{actions}</ButtonRow>}
      </div>
    </section>
  );
}
