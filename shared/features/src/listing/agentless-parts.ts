import type { AgentAccount } from '@portal/domain/project';
import type { ListPart } from './list-part';

interface WithAgentAccount {
  /** Undefined while it is not known, and when it cannot be. */
  readonly agentAccount: AgentAccount | undefined;
}

interface AgentlessWords {
  /** Said when every row has an agent. */
  readonly none: string;
  /** Said when the agent of every row that has one is known. */
  readonly unknown: string;
  /** Said when it cannot be told of some rows. */
  readonly untold: string;
}

/**
 * What no agent sees: « Sans agent », and « Agent inconnu », of one who has no account in the reader's network. For who
 * looks after a network: whoever follows their own files has an agent in each of them.
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
