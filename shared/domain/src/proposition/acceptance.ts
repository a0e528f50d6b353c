import { type Proposition, propositionNumber } from './proposition';
import { isAccepted } from './status';

/** Sets `acceptedInstead` on the proposals of a list, as far as the list contains the accepted one. */
export function withAcceptances(propositions: readonly Proposition[]): readonly Proposition[] {
  const accepted = new Map<number, Proposition>();
  for (const proposition of propositions) {
    const { projectId } = proposition;
    if (projectId !== null && isAccepted(proposition)) accepted.set(projectId, proposition);
  }
  if (accepted.size === 0) return propositions;
  return propositions.map((proposition) => {
    const other = proposition.projectId === null ? undefined : accepted.get(proposition.projectId);
    return other === undefined || isAccepted(proposition)
      ? proposition
      : { ...proposition, acceptedInstead: propositionNumber(other) };
  });
}

/** Message for a proposal when another one of its project was accepted; '' otherwise. */
export const acceptedInsteadLine = ({ acceptedInstead }: Pick<Proposition, 'acceptedInstead'>): string =>
  acceptedInstead === undefined
    ? ''
    : `Une autre proposition de ce projet (n°\u00A0${acceptedInstead}) a été acceptée\u00A0: cette proposition ne peut plus l’être.`;
