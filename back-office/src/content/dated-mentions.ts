import { parisDay } from '../calendar/paris-time';
import sentences from './dated-mentions.json' with { type: 'json' };

interface DatedSentence {
  /** First day of validity, `YYYY-MM-DD`, Europe/Paris. */
  readonly from: string;
  readonly text: string;
}

/**
 * `mention.creditConso` is the sentence that article L. 312-5 of the Code de la consommation requires in advertising
 * for consumer credit. Ordonnance n° 2025-880 replaced it on 20 November 2026; the former advice stays as a second
 * sentence.
 */
const mentions: Readonly<Record<string, readonly DatedSentence[]>> = sentences;

/** Replaces `{mention.creditConso}` by the sentence of that day in Paris; unknown tokens stay visible. */
export function withDatedMentions(html: string, now: Date): string {
  const today = parisDay(now);
  return html.replace(/\{(mention\.\w+)\}/g, (token, name: string) => {
    return mentions[name]?.findLast((sentence) => sentence.from <= today)?.text ?? token;
  });
}
