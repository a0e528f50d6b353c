import { formatDate } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import {
  announcedOffer,
  ofLender,
  type Proposition,
  propositionTitle,
  validityOf,
} from '@portal/domain/proposition';
import { Button } from '@portal/ui/button';
import { Send } from '@portal/ui/icon';
import { serverTime } from '../resource';
import { ActDialog } from './act-dialog';
import styles from './conduct.module.css';
import { Part } from './part';
import { RefusedAct } from './refused-act';
import { useRehearsal } from './use-rehearsal';
import { oncePublished } from './once-published';

interface DraftListProps {
  readonly project: Pick<Project, 'applicantId'>;
  /** Another proposal of the file was accepted. */
  readonly isOneAccepted: boolean;
  readonly drafts: readonly Proposition[];
  readonly onDone: (news: string) => void;
  readonly onStale: () => void;
}

/** Propositions that their applicant does not see yet; nothing where there is none. */
export function DraftList({ project, isOneAccepted, drafts, onDone, onStale }: DraftListProps) {
  const rehearsal = useRehearsal();
  if (drafts.length === 0) return null;
  const { act } = rehearsal.rehearsed ?? {};
  const wanted = act?.kind === 'publish' ? act.proposition.id : undefined;
  const draft = drafts.find(({ id }) => id === wanted);
  const isExpired = draft !== undefined && validityOf(draft, serverTime()).kind === 'expired';
  return (
    <Part title="En brouillon">
      <ul className={styles.drafts}>
        {drafts.map((proposition) => (
          <li key={proposition.id}>
            <div>
              <p>
                <strong>{announcedOffer(proposition.description).lender ?? 'Proposition'}</strong>
              </p>
              <p className={styles.note}>
                {propositionTitle(proposition)}, du {formatDate(proposition.createdAt)}
              </p>
            </div>
            <Button
              icon={Send}
              aria-label={`Publier ${propositionTitle(proposition)}`}
              aria-disabled={rehearsal.isAsking || undefined}
              onClick={() => rehearsal.ask({ kind: 'publish', proposition })}
            >
              Publier
            </Button>
          </li>
        ))}
      </ul>
      <RefusedAct failure={rehearsal.failure} onStale={onStale} />
      <ActDialog
        rehearsal={rehearsal}
        title={'Publier cette proposition\u202F?'}
        glyph={Send}
        confirm="Publier"
        onDone={() => onDone('La proposition est publiée.')}
        whyNoMail={isExpired ? 'parce que la date de validité est dépassée' : undefined}
      >
        {draft && <p>{`${leaving(draft)} ${oncePublished(project, isOneAccepted)}`}</p>}
        {isExpired && <p>La date de validité de cette proposition est déjà dépassée.</p>}
      </ActDialog>
    </Part>
  );
}

function leaving(draft: Proposition): string {
  const { lender } = announcedOffer(draft.description);
  const number = draft.number === '' ? '' : `n°\u00A0${draft.number}`;
  const which =
    lender === undefined ? number && ` ${number}` : ` ${ofLender(lender)}${number && `, ${number},`}`;
  return `La proposition${which} quittera les brouillons.`;
}
