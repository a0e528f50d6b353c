/** A contact: the name and the address always belong to the same person. */
export interface Correspondent {
  /** '' while only the address is known. */
  readonly name: string;
  /** '' when unknown: use the contact form instead. */
  readonly email: string;
}

interface Followed {
  /** '' when nobody manages the project or the name is unknown. */
  readonly managerName: string;
  /** The agent's name, or their e-mail while the name is unknown. */
  readonly agentName: string;
  /** '' when the project has no agent. */
  readonly agentEmail: string;
}

/**
 * Whom to contact about a project. The wire gives an address for the agent and none for the manager: with an agent,
 * the agent and their address, else the manager without one. A name is never combined with another person's address.
 */
export function correspondentOf({ managerName, agentName, agentEmail }: Followed): Correspondent {
  if (agentEmail === '') return { name: managerName, email: '' };
  return { name: agentName === agentEmail ? '' : agentName, email: agentEmail };
}
