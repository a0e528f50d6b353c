import type { AgentAccount } from '@portal/domain/project';
import type { ListPart } from './list-part';

interface WithAgentAccount {
  /** Undefined while loading and on failure. */
  readonly agentAccount: AgentAccount | undefined;
}

interface AgentlessWords {
  /** Empty message of « Sans agent ». */
  readonly none: string;
  /** Empty message of « Agent inconnu ». */
  readonly unknown: string;
  /** Shown when some rows cannot be classified. */
  readonly untold: string;
}

/**
 * The parts « Sans agent » and « Agent inconnu » (the agent has no account in the user's network). Only for users who
 * manage a network: an agent's own projects always have an agent.
 */
export function agentlessParts<Row extends WithAgentAccount>(
  words: AgentlessWords,
): readonly ListPart<Row>[] {
  const untold = { isSo: ({ agentAccount }: Row) => agentAccount === undefined, words: words.untold };
  return [
    {
      name: 'sans-agent',
      words: 'Sans agent',
      holds: ({ agentAccount }) => agentAccount === 'none',
      none: words.none,
      untold,
    },
    {
      name: 'agent-inconnu',
      words: 'Agent inconnu',
      holds: ({ agentAccount }) => agentAccount === 'unknown',
      none: words.unknown,
      untold,
    },
  ];
}
