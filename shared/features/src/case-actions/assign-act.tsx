import type { ProjectFile } from '@portal/api';
import { fullName, ofName } from '@portal/domain/format';
import { type ChoiceGroup, FilterSelect } from '@portal/features/listing';
import { Button } from '@portal/ui/button';
import { UserPlus } from '@portal/ui/icon';
import { type SyntheticEvent, useState } from 'react';
import { useAccess, useApi, useResource } from '../resource';
import { ActDialog } from './act-dialog';
import { type ActEvents, ActSection, RefusedAct } from './act-section';
import { useActsApi, useRehearsal } from './use-rehearsal';

interface AssignActProps extends ActEvents {
  readonly file: ProjectFile;
}

/** Who may follow the file: the agents of the network that are looked after, and the staff of the back office. */
function useChoices() {
  const { people } = useApi();
  const api = useActsApi();
  const { scope } = useAccess().projects;
  const agents = useResource(() => people.agents(scope), [people, scope]);
  const managers = useResource(() => api.managers(), [api]);
  const isFailed = agents.status === 'failed' || managers.status === 'failed';
  return {
    isFailed,
    reload: () => {
      agents.reload();
      managers.reload();
    },
    agents: (agents.value ?? [])
      .filter(({ enabled, confirmed }) => enabled !== false && confirmed !== false)
      .map((agent) => ({ value: agent.email, label: fullName(agent) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'fr')),
    managers: (managers.value ?? []).map((manager) => ({
      value: String(manager.id),
      label: fullName(manager),
    })),
  };
}

const grouped = (choices: ChoiceGroup['choices']) => [{ heading: '', choices }];

const NOBODY = { agent: '', manager: '' };

export function AssignAct({ file, onDone, onStale }: AssignActProps) {
  const { project, agentName, managerName } = file.overview;
  const { agents, managers, isFailed, reload } = useChoices();
  const [{ agent, manager }, setChosen] = useState(NOBODY);
  const [isMissing, setMissing] = useState(false);
  const rehearsal = useRehearsal(onStale);

  const choose = (change: Partial<typeof NOBODY>) => {
    setChosen((before) => ({ ...before, ...change }));
    setMissing(false);
  };

  function ask(event: SyntheticEvent) {
    event.preventDefault();
    const isNothing = agent === '' && manager === '';
    setMissing(isNothing);
    if (isNothing || rehearsal.isAsking) return;
    rehearsal.ask({
      kind: 'assign',
      project,
      agentEmail: agent === '' ? undefined : agent,
      managerId: manager === '' ? undefined : Number(manager),
    });
  }

  const { act } = rehearsal.rehearsed ?? {};
  const given = act?.kind === 'assign' ? act : undefined;
  const toAgent = agents.find(({ value }) => value === given?.agentEmail)?.label;
  const toManager = managers.find(({ value }) => value === String(given?.managerId))?.label;
  const former = agentName === '' ? project.prescriberEmail : agentName;
  return (
    <ActSection title="Suivi par" onSubmit={ask}>
      <FilterSelect
        label={former === '' ? 'Confier à un agent' : 'Confier à un autre agent'}
        all="Sans changement"
        value={agent}
        groups={grouped(
          agents
            .filter(({ value }) => value.toLowerCase() !== project.prescriberEmail.toLowerCase())
            .map(({ value, label }) => ({
              value,
              label: agents.some((other) => other.label === label && other.value !== value)
                ? `${label}, ${value}`
                : label,
            })),
        )}
        error={isMissing ? 'Choisissez un agent ou un gestionnaire.' : undefined}
        onChoose={(email) => choose({ agent: email })}
      />
      <FilterSelect
        label="Changer le gestionnaire"
        all="Sans changement"
        value={manager}
        groups={grouped(managers.filter(({ value }) => value !== String(project.managerId)))}
        onChoose={(id) => choose({ manager: id })}
      />
      {isFailed && (
        <p role="alert">
          La liste des personnes n’a pas pu être chargée.{' '}
          <Button variant="quiet" onClick={reload}>
            Réessayer
          </Button>
        </p>
      )}
      <RefusedAct failure={rehearsal.failure} />
      <Button type="submit" busy={rehearsal.isAsking && 'Vérification en cours'}>
        Confier le dossier
      </Button>
      <ActDialog
        rehearsal={rehearsal}
        title={'Confier ce dossier\u202F?'}
        glyph={UserPlus}
        confirm="Confier le dossier"
        onDone={() => {
          setChosen(NOBODY);
          const names = [toAgent, toManager].filter((name) => name !== undefined);
          onDone(`Le dossier est confié à ${names.join(' et à ')}.`);
        }}
      >
        {toAgent !== undefined && (
          <p>
            <strong>{toAgent}</strong> suivra ce dossier et le verra dans ses listes
            {former === '' ? '.' : `, à la place ${ofName(former)}.`}
          </p>
        )}
        {toManager !== undefined && (
          <p>
            <strong>{toManager}</strong> gérera ce dossier
            {managerName === '' ? '.' : `, à la place ${ofName(managerName)}.`}
          </p>
        )}
      </ActDialog>
    </ActSection>
  );
}
