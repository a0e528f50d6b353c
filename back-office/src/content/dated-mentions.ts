import { parisDay } from '../calendar/paris-time';
import sentences from './dated-mentions.json' with { type: 'json' };

interface DatedSentence {
  /** First day of validity, `YYYY-MM-DD`, Europe/Paris. */
  readonly from: string;
  readonly text: string;
}

/** What article L. 312-5 of the Code de la consommation requires, as changed by ordonnance 2025-880. */
const mentions: Readonly<Record<string, readonly DatedSentence[]>> = sentences;

/** Replaces `{mention.creditConso}` by the sentence of that day in Paris; unknown tokens stay visible. */
export function withDatedMentions(html: string, now: Date): string {
  const today = parisDay(now);
  return html.replace(/\{(mention\.\w+)\}/g, (token, name: string) => {
    return mentions[name]?.findLast((sentence) => sentence.from <= today)?.text ?? token;
  });
}
