import { fullName, ofName, typesetFrench } from '@portal/domain/format';
import { type Project, progressStep, statusChoices, statusFacts, statusLabel } from '@portal/domain/project';
import { type Proposition, standingOf } from '@portal/domain/proposition';
import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { KeyRound } from '@portal/ui/icon';
import { Select } from '@portal/ui/input';
import { type SyntheticEvent, useState } from 'react';
import { serverTime } from '../resource';
import { ActDialog } from './act-dialog';
import styles from './conduct.module.css';
import { NO_APPLICANT } from '../records';
import { Part } from './part';
import { RefusedAct } from './refused-act';
import { useRehearsal } from './use-rehearsal';

interface StatusPartProps {
  readonly project: Project;
  readonly label: string;
  /** Of the file: while one waits for an answer, that is what the applicant is asked. */
  readonly propositions: readonly Proposition[];
  /** @param news what was done, in a sentence */
  readonly onDone: (news: string) => void;
  readonly onStale: () => void;
}

/** « étape 2 »; undefined without a step. */
function stepWords(status: string): string | undefined {
  const step = progressStep(status);
  return step === undefined ? undefined : `étape\u00A0${String(step)}`;
}

/** Moves the file to another status. */
export function StatusPart({ project, label, propositions, onDone, onStale }: StatusPartProps) {
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const rehearsal = useRehearsal();
  // What was chosen before the file moved there by itself is not offered any more.
  const wanted = chosen === project.status ? '' : chosen;

  function ask(event: SyntheticEvent) {
    event.preventDefault();
    setMissing(wanted === '');
    if (wanted !== '' && !rehearsal.isAsking) rehearsal.ask({ kind: 'status', project, status: wanted });
  }

  const wantedStep = stepWords(wanted)?.replace(/^./, (first) => first.toUpperCase());
  const { act } = rehearsal.rehearsed ?? {};
  const target = act?.kind === 'status' ? act.status : '';
  const now = serverTime();
  const isAnswerAwaited = propositions.some(
    (proposition) => standingOf({ ...proposition, fileStatus: target }, now).isNew,
  );
  const hasReader = project.applicantId !== null;
  return (
    <Part title="Statut" onSubmit={ask}>
      <p>
        {typesetFrench(
          [label, stepWords(project.status ?? '')].filter((part) => part !== undefined).join(', '),
        )}
      </p>
      <Field label="Passer à" size="sm" error={isMissing ? 'Choisissez un statut.' : undefined}>
        {(ties) => (
          <Select
            {...ties}
            value={wanted}
            autoComplete="off"
            onChange={(event) => {
              setChosen(event.target.value);
              setMissing(false);
            }}
          >
            <option value="">Choisissez</option>
            {statusChoices(project.status).map(({ heading, statuses }) => (
              <optgroup key={heading} label={heading}>
                {statuses.map((status) => (
                  <option key={status} value={status}>
                    {typesetFrench(statusLabel(status))}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      {/* Not in the choices: the closed field would cut it off. */}
      <p className={styles.step} role="status">
        {wantedStep}
      </p>
      <RefusedAct failure={rehearsal.failure} onStale={onStale} />
      <Button type="submit" busy={rehearsal.isAsking && 'Vérification en cours'}>
        Changer le statut
      </Button>
      <ActDialog
        rehearsal={rehearsal}
        title={typesetFrench(`Passer à « ${statusLabel(target)} » ?`)}
        glyph={KeyRound}
        confirm="Changer le statut"
        onDone={() => {
          setChosen('');
          onDone(`Le dossier est passé à «\u00A0${statusLabel(target)}\u00A0».`);
        }}
      >
        <p>
          {typesetFrench(
            `Le dossier ${ofName(fullName(project))} est au statut « ${label} ». ${hasReader ? announced(isAnswerAwaited) : `${NO_APPLICANT}.`}`,
          )}
        </p>
        {hasReader && <p>{typesetFrench(`« ${statusFacts(target).nextLine} »`)}</p>}
      </ActDialog>
    </Part>
  );
}

/** Before the line of the status. */
const announced = (isAnswerAwaited: boolean): string =>
  isAnswerAwaited
    ? 'Tant qu’une proposition attend sa réponse, son espace lui demande de répondre. Ensuite, le demandeur lira\u00A0:'
    : 'Dans son espace, le demandeur lira\u00A0:';
