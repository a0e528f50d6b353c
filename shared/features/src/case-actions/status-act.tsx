import { fullName, ofName, typesetFrench } from '@portal/domain/format';
import { type Project, statusChoices, statusFacts, statusLabel } from '@portal/domain/project';
import { type Proposition, standingOf } from '@portal/domain/proposition';
import { FilterSelect } from '@portal/features/listing';
import { Button } from '@portal/ui/button';
import { KeyRound } from '@portal/ui/icon';
import { type SyntheticEvent, useState } from 'react';
import { NO_APPLICANT } from '../records';
import { serverTime } from '../resource';
import { ActDialog } from './act-dialog';
import { type ActEvents, ActSection, RefusedAct } from './act-section';
import { useRehearsal } from './use-rehearsal';

interface StatusActProps extends ActEvents {
  readonly project: Project;
  readonly label: string;
  /** Of the file: while one waits for an answer, that is what the applicant is asked. */
  readonly propositions: readonly Proposition[];
}

export function StatusAct({ project, label, propositions, onDone, onStale }: StatusActProps) {
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const rehearsal = useRehearsal(onStale);
  // What was chosen before the file moved there by itself is not offered any more.
  const wanted = chosen === project.status ? '' : chosen;

  function ask(event: SyntheticEvent) {
    event.preventDefault();
    setMissing(wanted === '');
    if (wanted !== '' && !rehearsal.isAsking) rehearsal.ask({ kind: 'status', project, status: wanted });
  }

  const { act } = rehearsal.rehearsed ?? {};
  const target = act?.kind === 'status' ? act.status : '';
  const now = serverTime();
  const isAnswerAwaited = propositions.some(
    (proposition) => standingOf({ ...proposition, fileStatus: target }, now).isNew,
  );
  const hasReader = project.applicantId !== null;
  return (
    <ActSection title="Statut" onSubmit={ask}>
      <FilterSelect
        label="Passer à"
        all="Choisissez"
        value={wanted}
        groups={statusChoices(project.status).map(({ heading, statuses }) => ({
          heading,
          choices: statuses.map((status) => ({ value: status, label: typesetFrench(statusLabel(status)) })),
        }))}
        error={isMissing ? 'Choisissez un statut.' : undefined}
        onChoose={(status) => {
          setChosen(status);
          setMissing(false);
        }}
      />
      <RefusedAct failure={rehearsal.failure} />
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
    </ActSection>
  );
}

const announced = (isAnswerAwaited: boolean): string =>
  isAnswerAwaited
    ? 'Tant qu’une proposition attend sa réponse, son espace lui demande de répondre. Ensuite, le demandeur lira\u00A0:'
    : 'Dans son espace, le demandeur lira\u00A0:';
