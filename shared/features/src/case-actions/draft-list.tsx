import { formatDate } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import {
  announcedOffer,
  type Proposition,
  propositionNumber,
  propositionTitle,
  validityOf,
} from '@portal/domain/proposition';
import { Button } from '@portal/ui/button';
import { Send } from '@portal/ui/icon';
import { Cluster, Stack } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import { NOBODY_ANSWERS } from '../records';
import { serverTime } from '../resource';
import { ActDialog } from './act-dialog';
import { type ActEvents, ActSection, RefusedAct } from './act-section';
import { useRehearsal } from './use-rehearsal';

interface DraftListProps extends ActEvents {
  readonly project: Pick<Project, 'applicantId'>;
  /** Another proposal of the file was accepted. */
  readonly isOneAccepted: boolean;
  readonly drafts: readonly Proposition[];
}

/** Propositions that their applicant does not see yet; nothing where there is none. */
export function DraftList({ project, isOneAccepted, drafts, onDone, onStale }: DraftListProps) {
  const rehearsal = useRehearsal(onStale);
  if (drafts.length === 0) return null;
  const { act } = rehearsal.rehearsed ?? {};
  const wanted = act?.kind === 'publish' ? act.proposition.id : undefined;
  const draft = drafts.find(({ id }) => id === wanted);
  const isExpired = draft !== undefined && validityOf(draft, serverTime()).kind === 'expired';
  return (
    <ActSection title="En brouillon">
      <Stack as="ul" gap={3}>
        {drafts.map((proposition) => (
          <Cluster as="li" key={proposition.id} gap={2} across={3} justify="between">
            <div>
              <p>
                <strong>{announcedOffer(proposition.description).lender ?? 'Proposition'}</strong>
              </p>
              <Text size="sm" tone="muted">
                {propositionTitle(proposition)}, du {formatDate(proposition.createdAt)}
              </Text>
            </div>
            <Button
              icon={Send}
              aria-label={`Publier ${propositionTitle(proposition)}`}
              aria-disabled={rehearsal.isAsking || undefined}
              onClick={() => rehearsal.ask({ kind: 'publish', proposition })}
            >
              Publier
            </Button>
          </Cluster>
        ))}
      </Stack>
      <RefusedAct failure={rehearsal.failure} />
      <ActDialog
        rehearsal={rehearsal}
        title={'Publier cette proposition\u202F?'}
        glyph={Send}
        confirm="Publier"
        onDone={() => onDone('La proposition est publiée.')}
        whyNoMail={isExpired ? 'parce que la date de validité est dépassée' : undefined}
      >
        {draft && (
          <p>{`La proposition ${propositionNumber(draft)} quittera les brouillons. ${oncePublished(project, isOneAccepted)}`}</p>
        )}
        {isExpired && <p>La date de validité de cette proposition est déjà dépassée.</p>}
      </ActDialog>
    </ActSection>
  );
}

/**
 * What the applicant can do with a proposal once it is published, in a sentence.
 * @param isOneAccepted another one of the file was accepted: no other can be
 */
export function oncePublished({ applicantId }: Pick<Project, 'applicantId'>, isOneAccepted: boolean): string {
  if (applicantId === null) return NOBODY_ANSWERS;
  return isOneAccepted
    ? 'Le demandeur pourra aussitôt la lire, mais pas y répondre\u00A0: une autre proposition de ce projet est déjà acceptée.'
    : 'Le demandeur pourra aussitôt la lire et y répondre.';
}
