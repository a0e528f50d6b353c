import { useSession } from '@portal/kit';
import { Checkbox } from '@portal/ui/input';
import { Notice } from '@portal/ui/notice';

interface AgentResetProps {
  /** E-mail of the agent who follows the project; '' when nobody does. */
  readonly agentEmail: string;
  readonly keeps: boolean;
  readonly onKeep: (keeps: boolean) => void;
}

/**
 * What saving does to the agent of the file, before it is saved. The specification empties the agent at each edit
 * (docs/observed-behaviour.md#prescriber-emptied); an agent's own edit leaves the file theirs: the back office sees to
 * that. Who looks after the agency may leave it to its agent.
 */
export function AgentReset({ agentEmail, keeps, onKeep }: AgentResetProps) {
  const { role } = useSession();
  if (agentEmail === '' || role === 'AGENT') return null;
  if (role === 'APPLICANT')
    return (
      <Notice tone="info">
        Après une modification, votre dossier n’est plus rattaché à cet agent{'\u00A0'}: votre agence le
        reprend.
      </Notice>
    );
  return (
    <>
      <Notice tone="info">
        {keeps
          ? 'Le dossier reste à son agent.'
          : 'En enregistrant, vous retirez ce dossier à son agent\u00A0: il quitte sa liste et se retrouve sans agent.'}
      </Notice>
      <Checkbox
        label="Laisser le dossier à son agent"
        checked={keeps}
        onChange={(event) => onKeep(event.target.checked)}
      />
    </>
  );
}
