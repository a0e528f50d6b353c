import type { AgentAccount } from '@portal/domain/project';

/** A named part of a list, such as « À relancer ». Computed from the loaded rows, without a request. */
export interface ListPart<Row> {
  /** In the URL: `relancer`. */
  readonly name: string;
  readonly words: string;
  readonly holds: (row: Row) => boolean;
  /** Shown when no loaded row belongs to this part. */
  readonly none: string;
  /** Rows that cannot be classified because data failed to load: the part then shows `words` in place of a count. */
  readonly untold?: { readonly isSo: (row: Row) => boolean; readonly words: string } | undefined;
  /** What the part could not be computed from; undefined when it is exact. */
  readonly caveat?: string | undefined;
}

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
