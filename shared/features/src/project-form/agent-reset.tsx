import { useSession } from '@portal/kit';
import { Checkbox } from '@portal/ui/input';
import { Notice } from '@portal/ui/notice';

interface AgentResetProps {
  /** E-mail of the project's agent; '' without one. */
  readonly agentEmail: string;
  readonly keeps: boolean;
  readonly onKeep: (keeps: boolean) => void;
}

/**
 * Explains before saving what happens to the project's agent. By specification, each edit clears the agent
 * (docs/observed-behaviour.md#prescriber-emptied); after an agent's own edit, the back office keeps the project theirs.
 * Users who manage the agency may keep the current agent.
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
