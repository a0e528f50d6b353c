import { formatLongDateTime } from '@portal/domain/format';
import { isClosed, litWindows, type Project, progressStep, toProjectDraft } from '@portal/domain/project';
import { Fields, PortalForm } from '@portal/forms';
import { kit, Link, useNavigate, useSession } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { FormStack } from '@portal/ui/form-layout';
import { RotateCw } from '@portal/ui/icon';
import { Notice } from '@portal/ui/notice';
import { WithRail } from '@portal/ui/page';
import { TextLink } from '@portal/ui/text-link';
import { memo, useCallback, useState } from 'react';
import { type Observable, of, tap } from 'rxjs';
import { refusalErrors, useEdited } from '../editing';
import { useApi } from '../resource';
import { paths, type SavedProject } from '../routes';
import { AdviserBlock, AgentReset } from './adviser-block';
import { CarriedFigures } from './carried-figures';
import { DraftKeeper, type DraftState } from './draft-keeper';
import { FormNavigator } from './form-navigator';
import { OptionalFields, StepBlock } from './form-block';
import { useFormSteps } from './form-steps';
import { MissingFields, SubmitRow } from './what-is-left';
import styles from './project-form.module.css';
import { ProjectSimulation } from './project-simulation';
import {
  PROJECT_BLOCKS,
  PROJECT_FIELDS,
  type ProjectValues,
  toDraft,
  toProjectValues,
} from './project-table';
import { useRequestKey } from './request-key';
import { type Choices, CHOICES, useProjectLookups } from './use-project-lookups';

interface ProjectEditorProps {
  readonly project: Project | undefined;
  readonly firstValues: ProjectValues;
  readonly onDraft: (draft: DraftState) => void;
}

/** Bump when a field changes its meaning: older drafts are then not offered. */
const DRAFT_VERSION = 1;

/**
 * The four blocks, one step at a time for an applicant, and the submit button. Input is kept whatever the response.
 * Memoised: the page around it renders at each keystroke, for the state of the draft, and the fields must not.
 */
export const ProjectEditor = memo(function ProjectEditor({
  project,
  firstValues,
  onDraft,
}: ProjectEditorProps) {
  const { projects } = useApi();
  const navigate = useNavigate();
  const { profileId, customer, role } = useSession();
  const isApplicant = role === 'APPLICANT';
  const lookups = useProjectLookups(isApplicant);
  const choices = Object.fromEntries(CHOICES.map(({ name }) => [name, choicesProps(lookups.of(name))]));
  const valuesOf = useCallback(
    (row: Project | undefined) => (row === undefined ? firstValues : toProjectValues(toProjectDraft(row))),
    [firstValues],
  );
  const { initialValues, save } = useEdited<Project | undefined, ProjectValues>({
    read: project,
    valuesOf,
    reload: (row) => (row === undefined ? of(row) : projects.byId(row.id)),
    fields: PROJECT_FIELDS,
    choices,
  });
  const [slot] = useState(() => kit().drafts.slot(`project/${String(project?.id ?? 'new')}`, DRAFT_VERSION));
  const [requestKey, isSentElsewhere] = useRequestKey(slot);

  const [keepsAgent, setKeepsAgent] = useState(false);
  const steps = useFormSteps(isApplicant);

  // The draft is not removed in onDone: a user who has left the form would be offered the submitted draft again.
  const submit = (values: ProjectValues): Observable<Project | undefined> => {
    if (project !== undefined)
      return save(values, (seen) =>
        seen === undefined ? of(undefined) : projects.update(seen, toDraft(values), { keepsAgent }),
      ).pipe(tap({ complete: slot.close }));
    if (requestKey.check()) return of(undefined);
    return projects
      .create(toDraft(values), {
        applicantId: profileId,
        agencyId: customer,
        requestKey: requestKey.current(),
      })
      .pipe(tap({ complete: requestKey.sent, error: requestKey.refused }));
  };

  return (
    <PortalForm<ProjectValues, Project | undefined>
      initialValues={initialValues}
      fields={PROJECT_FIELDS}
      submit={submit}
      onDone={(sent) =>
        sent && void navigate(paths.projectSaved, { state: savedState(sent, project === undefined) })
      }
      toErrors={refusalErrors}
      summary
      onField={steps.openField}
      onRefused={steps.showField}
    >
      {isSentElsewhere && <SentElsewhere />}
      <DraftKeeper
        slot={slot}
        requestKey={requestKey}
        isSentElsewhere={isSentElsewhere}
        initialValues={initialValues}
        onState={onDraft}
      />
      {project === undefined && !isSentElsewhere && (
        <CarriedFigures slot={slot} initialValues={initialValues} durations={lookups.of('desiredDuration')} />
      )}
      <div className={styles.navigator} data-screen-only>
        <FormNavigator steps={steps} isSent={isSentElsewhere} />
      </div>
      <WithRail
        rail={
          <>
            {!isSentElsewhere && steps.isLast && <MissingFields onField={steps.openField} />}
            <AdviserBlock project={project} />
          </>
        }
      >
        <FormStack>
          {lookups.hasFailed && (
            <Notice tone="danger" role="alert">
              Certaines listes de choix n’ont pas pu être chargées.{' '}
              <Button variant="quiet" icon={RotateCw} onClick={lookups.reload}>
                Réessayer
              </Button>
            </Notice>
          )}
          {PROJECT_BLOCKS.map((block) => (
            <StepBlock key={block.id} block={block} steps={steps} lookups={lookups}>
              <Fields of={PROJECT_FIELDS} layout={block.layout} more={choices} />
              {block.optional && <OptionalFields {...block.optional} />}
            </StepBlock>
          ))}
          {steps.isLast && <ProjectSimulation />}
          {project !== undefined && (
            <AgentReset agentEmail={project.prescriberEmail} keeps={keepsAgent} onKeep={setKeepsAgent} />
          )}
          {!isSentElsewhere && (
            <SubmitRow steps={steps}>
              {project === undefined ? 'SOUMETTRE VOTRE PROJET' : 'MODIFIER VOTRE PROJET'}
            </SubmitRow>
          )}
        </FormStack>
      </WithRail>
    </PortalForm>
  );
});

const PLACEHOLDERS = { loading: 'Chargement…', failed: 'Liste indisponible', ready: 'Choisissez' } as const;

const choicesProps = ({ status, entries }: Choices) => ({
  options: entries.map(({ id, name }) => ({ value: id, label: name })),
  placeholder: PLACEHOLDERS[status],
  loading: status === 'loading',
});

/** Replaces the submit button. Input stays readable. */
function SentElsewhere() {
  // Focuses the explanation for users who come back to this tab or press its button.
  const focus = useCallback((notice: HTMLElement | null) => notice?.focus(), []);
  const isStaff = useSession().role !== 'APPLICANT';
  return (
    <Notice tone="you" role="alert" tabIndex={-1} ref={focus}>
      Ce projet a déjà été {isStaff ? 'enregistré' : 'envoyé'} depuis un autre onglet.{' '}
      <TextLink as={Link} to={paths.projects}>
        {isStaff ? 'Voir les projets' : 'Voir vos projets'}
      </TextLink>
    </Notice>
  );
}

/** History state for the confirmation of a project: what it says is made here, where the code for it is loaded. */
const savedState = (
  { id, status, amountToFinance, createdAt, updatedAt }: Project,
  isNew: boolean,
): { readonly saved: SavedProject } => ({
  saved: {
    id,
    status,
    step: isClosed(status) ? null : (progressStep(status) ?? null),
    lit: litWindows(status),
    amount: amountToFinance,
    when: formatLongDateTime((isNew ? createdAt : updatedAt) ?? createdAt),
    isNew,
  },
});
