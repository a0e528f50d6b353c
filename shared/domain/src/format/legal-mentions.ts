/** When ordonnance 2025-880 rewrote L. 312-5. No calendar: the footer is in the first code of every visit. */
const NEW_SENTENCE_FROM = Date.parse('2026-11-20T00:00:00+01:00');

const OLD_SENTENCE =
  'Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.';
const NEW_SENTENCE = 'Attention\u202f! Un crédit coûte de l’argent et doit être remboursé.';
const NO_PAYMENT =
  'Aucun versement, de quelque nature que ce soit, ne peut être exigé d’un particulier, avant l’obtention d’un ou plusieurs prêts d’argent.';
const REFLECTION =
  'L’emprunteur dispose d’un délai de réflexion de dix jours. La vente est subordonnée à l’obtention du prêt et, si celui-ci n’est pas obtenu, le vendeur doit rembourser à l’emprunteur les sommes versées.';

/** The regime of the credit; 'autre' when unknown. */
export type CreditRegime = 'immobilier' | 'conso' | 'autre';

/** The statutory sentence on credit in force on the day of `now` in Paris (L. 312-5; footer of every page). */
export function creditMention(now: Date): string {
  return now.getTime() >= NEW_SENTENCE_FROM ? NEW_SENTENCE : OLD_SENTENCE;
}

/** Beside credit figures: the sentence, no payment before a loan (L. 322-2), ten days for a property (L. 313-3). */
export function legalMentions(now: Date, regime: CreditRegime): readonly string[] {
  const mentions = [creditMention(now)];
  if (regime !== 'conso') mentions.push(NO_PAYMENT);
  if (regime === 'immobilier') mentions.push(REFLECTION);
  return mentions;
}
