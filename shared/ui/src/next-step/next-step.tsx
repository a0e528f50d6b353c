import { useId, type ReactNode } from 'react';
import { ButtonRow } from '../button';
import { BriefcaseBusiness, Landmark, UserRound, WindowGlyph, type Glyph } from '../icon';
import { Niche, type NicheProps } from '../niche';
import styles from './next-step.module.css';

/** Who acts now. Amber is the reader's turn alone: `applicant` is the applicant's turn, to somebody else. */
export type Actor = 'you' | 'applicant' | 'advisor' | 'lender';

const ACTORS: Readonly<Record<Actor, { words: string; glyph: Glyph; tone: NicheProps['tone'] }>> = {
  you: { words: 'À vous d’agir', glyph: WindowGlyph, tone: 'you' },
  applicant: { words: 'Le demandeur doit agir', glyph: UserRound, tone: 'surface-applicant' },
  advisor: { words: 'Votre conseiller agit', glyph: BriefcaseBusiness, tone: 'surface' },
  lender: { words: 'Le prêteur agit', glyph: Landmark, tone: 'surface-lender' },
};

export interface NextStepProps {
  actor: Actor;
  /** Instead of the actor's usual words: « Le conseiller agit », to whom he does not advise. */
  actorWords?: string | undefined;
  children?: ReactNode;
  /** At most one primary and one quiet button. */
  actions?: ReactNode;
  /** From edge to edge of a card. */
  flush?: boolean | undefined;
}

/** Who acts now, and what there is to do. It comes right after the progress. */
export function NextStep({ actor, actorWords, children, actions, flush }: NextStepProps) {
  const id = useId();
  const { words, glyph, tone } = ACTORS[actor];
  return (
    <section
      className={styles.nextStep}
      data-actor={actor}
      data-flush={flush || undefined}
      aria-labelledby={id}
    >
      <Niche glyph={glyph} tone={tone} />
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
