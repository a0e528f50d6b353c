import { fullName, ofName } from '@portal/domain/format';
import type { ProjectFile } from '@portal/api';
import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { UserPlus } from '@portal/ui/icon';
import { Select } from '@portal/ui/input';
import { Niche } from '@portal/ui/niche';
import { Person } from '@portal/ui/person';
import { type SyntheticEvent, useState } from 'react';
import { useAccess, useApi, useResource } from '../resource';
import { ActDialog } from './act-dialog';
import { Part } from './part';
import { RefusedAct } from './refused-act';
import { useConductApi } from './use-conduct-api';
import { useRehearsal } from './use-rehearsal';

interface AssignPartProps {
  readonly file: ProjectFile;
  readonly onDone: (news: string) => void;
  readonly onStale: () => void;
}

interface Choice {
  readonly value: string;
  readonly name: string;
}

/** Who may follow the file: the agents of the network that are looked after, and the staff of the back office. */
function useChoices() {
  const { people } = useApi();
  const conduct = useConductApi();
  const { scope } = useAccess().projects;
  const agents = useResource(() => people.agents(scope), [people, scope]);
  const managers = useResource(() => conduct.managers(), [conduct]);
  const isFailed = agents.status === 'failed' || managers.status === 'failed';
  return {
    isFailed,
    reload: () => {
      agents.reload();
      managers.reload();
    },
    agents: (agents.value ?? [])
      .filter(({ enabled, confirmed }) => enabled !== false && confirmed !== false)
      .map((agent): Choice => ({ value: agent.email, name: fullName(agent) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'fr')),
    managers: (managers.value ?? []).map((manager): Choice => ({
      value: String(manager.id),
      name: fullName(manager),
    })),
  };
}

/** Names that several have are told apart by their address. */
const namesakes = (choices: readonly Choice[], { name }: Choice): boolean =>
  choices.filter((choice) => choice.name === name).length > 1;

/** Gives the file to an agent, a manager, or both. */
export function AssignPart({ file, onDone, onStale }: AssignPartProps) {
  const { project, agentName, managerName } = file.overview;
  const { agents, managers, isFailed, reload } = useChoices();
  const [agent, setAgent] = useState('');
  const [manager, setManager] = useState('');
  const [isMissing, setMissing] = useState(false);
  const rehearsal = useRehearsal();

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
  const toAgent = agents.find(({ value }) => value === given?.agentEmail)?.name;
  const toManager = managers.find(({ value }) => value === String(given?.managerId))?.name;
  const former = agentName === '' ? project.prescriberEmail : agentName;
  return (
    <Part title="Suivi par" onSubmit={ask}>
      {former === '' ? (
        <p>Aucun agent ne suit ce dossier.</p>
      ) : (
        <Person
          mark={<Niche person={former} size="sm" />}
          name={former}
          sub={managerName === '' ? undefined : `Dossier géré par ${managerName}`}
        />
      )}
      <Field
        label={former === '' ? 'Confier à un agent' : 'Confier à un autre agent'}
        size="sm"
        error={isMissing ? 'Choisissez un agent ou un gestionnaire.' : undefined}
      >
        {(ties) => (
          <Select
            {...ties}
            value={agent}
            autoComplete="off"
            onChange={({ target }) => {
              setAgent(target.value);
              setMissing(false);
            }}
          >
            <option value="">Sans changement</option>
            {agents
              .filter(({ value }) => value.toLowerCase() !== project.prescriberEmail.toLowerCase())
              .map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {namesakes(agents, choice) ? `${choice.name}, ${choice.value}` : choice.name}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Field label="Changer le gestionnaire" size="sm">
        {(ties) => (
          <Select
            {...ties}
            value={manager}
            autoComplete="off"
            onChange={({ target }) => {
              setManager(target.value);
              setMissing(false);
            }}
          >
            <option value="">Sans changement</option>
            {managers
              .filter(({ value }) => value !== String(project.managerId))
              .map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
          </Select>
        )}
      </Field>
      {isFailed && (
        <p role="alert">
          La liste des personnes n’a pas pu être chargée.{' '}
          <Button variant="quiet" onClick={reload}>
            Réessayer
          </Button>
        </p>
      )}
      <RefusedAct failure={rehearsal.failure} onStale={onStale} />
      <Button type="submit" busy={rehearsal.isAsking && 'Vérification en cours'}>
        Confier le dossier
      </Button>
      <ActDialog
        rehearsal={rehearsal}
        title={'Confier ce dossier\u202F?'}
        glyph={UserPlus}
        confirm="Confier le dossier"
        onDone={() => {
          setAgent('');
          setManager('');
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
    </Part>
  );
}
