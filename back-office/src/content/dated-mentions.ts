interface DatedSentence {
  /** First day of validity, `YYYY-MM-DD`, Europe/Paris. */
  readonly from: string;
  readonly text: string;
}

/**
 * The sentence that article L. 312-5 of the Code de la consommation requires in advertising for consumer credit.
 * Ordonnance n° 2025-880 replaced it on 20 November 2026; the former advice stays as a second sentence.
 */
const consumerCredit: readonly DatedSentence[] = [
  {
    from: '1900-01-01',
    text: 'Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.',
  },
  {
    from: '2026-11-20',
    text: "Attention\u202f! Un crédit coûte de l'argent et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.",
  },
];

const mentions: Readonly<Record<string, readonly DatedSentence[]>> = {
  'mention.creditConso': consumerCredit,
};

const parisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/**
 * Replaces tokens such as `{mention.creditConso}` by the sentence in force on the day of `now` in Paris. An unknown
 * token is left in place, so that the mistake is visible.
 */
export function withDatedMentions(html: string, now: Date): string {
  const today = parisDay.format(now);
  return html.replace(/\{(mention\.\w+)\}/g, (token, name: string) => {
    return mentions[name]?.findLast((sentence) => sentence.from <= today)?.text ?? token;
  });
}
