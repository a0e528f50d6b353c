import type { Act } from '@portal/api/case-actions';
import { formatCount, formatLongDate, formatMoney, rateText } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import type { OfferDraft } from '@portal/domain/proposition';
import { Fields, formError, PortalForm, useFormStatus, useFormValues } from '@portal/forms';
import { Button } from '@portal/ui/button';
import { Facts } from '@portal/ui/facts';
import { Fold } from '@portal/ui/fold';
import { FileCheck, Plus, Send } from '@portal/ui/icon';
import { Cluster, Stack } from '@portal/ui/layout';
import { Notice } from '@portal/ui/notice';
import { useRef, useState } from 'react';
import { map, type Observable, switchMap, throwError } from 'rxjs';
import { LeaveGuard, refusalErrors } from '../editing';
import { serverTime } from '../resource';
import { ActDialog } from './act-dialog';
import { type ActEvents, RefusedAct } from './act-section';
import styles from './case-actions.module.css';
import { DocumentsField, documentsProblem, problemOfDocuments, readDocuments } from './documents-field';
import { oncePublished } from './draft-list';
import {
  EMPTY_OFFER,
  isUnlikely,
  MAIN_FIGURES,
  offerFields,
  offerOf,
  type OfferValues,
  OTHER_FIGURES,
} from './offer-fields';
import { type RehearsedAct, useActsApi, useRehearsal } from './use-rehearsal';

interface OfferFormProps extends ActEvents {
  readonly project: Project;
  readonly isOneAccepted: boolean;
}

const FIELDS = offerFields(serverTime);

/** Writes a proposition, with its documents: kept as a draft, or put in front of the applicant. */
export function OfferForm({ project, isOneAccepted, onDone, onStale }: OfferFormProps) {
  const api = useActsApi();
  const rehearsal = useRehearsal(onStale);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const isDraft = useRef(false);

  const choose = (chosen: readonly File[]) => {
    setFiles(chosen);
    setProblem(problemOfDocuments(chosen));
  };

  const submit = (values: OfferValues): Observable<RehearsedAct> => {
    if (problem !== undefined) return throwError(() => new Error(problem));
    return readDocuments(files).pipe(
      map((documents): Act => ({
        kind: 'propose',
        projectId: project.id,
        offer: offerOf(values),
        validUntil: values.validUntil,
        isDraft: isDraft.current,
        documents,
      })),
      switchMap((act) => api.rehearse(act).pipe(map((mails) => ({ act, mails })))),
    );
  };

  const { act } = rehearsal.rehearsed ?? {};
  const offered = act?.kind === 'propose' ? act : undefined;
  const isKept = offered?.isDraft === true;
  return (
    <>
      <Fold title="Nouvelle proposition" isOpen={false}>
        <PortalForm<OfferValues, RehearsedAct>
          className={styles.act}
          aria-label="Nouvelle proposition"
          initialValues={EMPTY_OFFER}
          fields={FIELDS}
          submit={submit}
          toErrors={(error, names) =>
            problem === undefined ? refusalErrors<OfferValues>(error, names) : formError<OfferValues>(problem)
          }
          onDone={rehearsal.confirm}
        >
          <Unsaved hasFiles={files.length > 0} />
          <Stack className={styles.main}>
            <Fields of={FIELDS} layout={MAIN_FIGURES} />
          </Stack>
          <OtherFigures />
          <DocumentsField files={files} error={problem} onChange={choose} />
          <RefusedAct failure={rehearsal.failure} isTyped />
          <KeepOrPublish onPress={(asDraft) => (isDraft.current = asDraft)} />
        </PortalForm>
      </Fold>
      <ActDialog
        rehearsal={rehearsal}
        isTyped
        title={isKept ? 'Garder cette proposition en brouillon\u202F?' : 'Publier cette proposition\u202F?'}
        glyph={isKept ? FileCheck : Send}
        confirm={isKept ? 'Garder en brouillon' : 'Publier'}
        belongsElsewhere={(error) => {
          const refused = documentsProblem(error);
          setProblem(refused);
          return refused !== undefined;
        }}
        onDone={() =>
          onDone(isKept ? 'La proposition est gardée en brouillon.' : 'La proposition est publiée.')
        }
      >
        {offered && <InShort act={offered} />}
        {offered && isUnlikely(offered.offer, project.amountToFinance) && (
          <Notice tone="danger">{unlikelyWords(offered.offer, project.amountToFinance)}</Notice>
        )}
        <p>{isKept ? KEPT : oncePublished(project, isOneAccepted)}</p>
      </ActDialog>
    </>
  );
}

/** Figures that a proposition may do without, behind a fold that opens by itself once one of them is filled in. */
function OtherFigures() {
  const values = useFormValues<OfferValues>();
  const [isOpen, setOpen] = useState(false);
  const names = OTHER_FIGURES.flat();
  // Opened once and for all: a field that was mended must not fold away under its reader.
  if (!isOpen && names.some((name) => values[name] !== '')) setOpen(true);
  return (
    <Fold title="Plus de détails" note="(facultatif)" icon={Plus} isOpen={isOpen}>
      <Stack>
        <Fields of={FIELDS} layout={OTHER_FIGURES} />
      </Stack>
    </Fold>
  );
}

const unlikelyWords = (
  { capital, monthlyPayment, years, taeg }: OfferDraft,
  financed: number | null,
): string =>
  `Vérifiez ces chiffres\u00A0: pour ${formatMoney(capital ?? financed)}, ${String(years * 12)}\u00A0mensualités de ${formatMoney(monthlyPayment)} ne donnent pas un TAEG de ${rateText(taeg)}. Publiez seulement s’ils sont exacts.`;

const KEPT = 'Le demandeur ne la verra pas. Vous pourrez la publier depuis cette page quand elle sera prête.';

function InShort({ act: { offer, validUntil, documents } }: { readonly act: Act & { kind: 'propose' } }) {
  return (
    <Facts
      dense
      className={styles.inShort}
      items={[
        { term: 'Prêteur', value: offer.lender },
        { term: 'Mensualité, assurance\u00A0comprise', value: formatMoney(offer.monthlyPayment) },
        { term: 'TAEG', value: rateText(offer.taeg) },
        { term: 'Durée', value: formatCount(offer.years, 'an') },
        {
          term: 'Valable jusqu’au',
          value: formatLongDate(validUntil === '' ? null : validUntil),
          absent: 'Sans limite',
        },
        { term: 'Pièces jointes', value: documents.map(({ name }) => name).join(', '), absent: 'Aucune' },
      ]}
    />
  );
}

/** Both send the form; the first is what Enter does, and harms nobody. */
function KeepOrPublish({ onPress }: { readonly onPress: (isDraft: boolean) => void }) {
  const { submitting } = useFormStatus();
  return (
    <Cluster gap={2} across={3} justify="end" className={styles.actions}>
      <Button
        type="submit"
        variant="quiet"
        aria-disabled={submitting || undefined}
        onClick={() => onPress(true)}
      >
        Garder en brouillon
      </Button>
      <Button
        type="submit"
        variant="primary"
        icon={Send}
        busy={submitting && 'Vérification en cours'}
        onClick={() => onPress(false)}
      >
        Publier
      </Button>
    </Cluster>
  );
}

function Unsaved({ hasFiles }: { readonly hasFiles: boolean }) {
  const values = useFormValues<OfferValues>();
  return <LeaveGuard isUnsaved={hasFiles || Object.values(values).some((value) => value !== '')} />;
}
