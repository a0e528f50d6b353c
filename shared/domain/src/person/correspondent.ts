/** Whom to write to: a name and an address that are always those of one and the same person. */
export interface Correspondent {
  /** '' while only the address is known. */
  readonly name: string;
  /** '' for someone whose address is not known: then one writes by the contact form. */
  readonly email: string;
}

interface Followed {
  /** Who manages the project; '' while nobody does, or while it is not known. */
  readonly managerName: string;
  /** The agent's name, or their e-mail while the name is not known. */
  readonly agentName: string;
  /** E-mail of the agent who follows the project; '' when nobody does. */
  readonly agentEmail: string;
}

/**
 * Whom to turn to about a project. The wire gives an address for its agent and none for its manager: with an agent it
 * is the agent under the agent's address, else the manager without one. Never the name of one over the address of the
 * other.
 */
export function correspondentOf({ managerName, agentName, agentEmail }: Followed): Correspondent {
  if (agentEmail === '') return { name: managerName, email: '' };
  return { name: agentName === agentEmail ? '' : agentName, email: agentEmail };
}
