import { typesetFrench } from '@portal/domain/format';

export type DescriptionBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly items: readonly { readonly term: string; readonly value: string }[] };

/** `Taux débiteur fixe : 3,50 %`. A longer start, or a URL, is a sentence with a colon. */
const FACT = /^[-•*]?\s*([^:.]{2,45}?)\s*:\s+(\S.*)$/;

/** Splits a proposal's text into paragraphs and lists of two or more `term : value` lines; drops empty lines. */
export function splitDescription(description: string): readonly DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  for (const part of description.split(/\r?\n\s*\r?\n/)) {
    let facts: { term: string; value: string }[] = [];
    let lines: string[] = [];
    const close = (): void => {
      if (facts.length === 1) lines.push(...facts.map(({ term, value }) => `${term}\u00A0: ${value}`));
      if (lines.length > 0) blocks.push({ kind: 'text', text: lines.join('\n') });
      if (facts.length > 1) blocks.push({ kind: 'facts', items: facts });
      [facts, lines] = [[], []];
    };
    for (const line of part.split(/\r?\n/).map((text) => typesetFrench(text.trim()))) {
      const [, term, value] = FACT.exec(line) ?? [];
      if (term !== undefined && value !== undefined) {
        facts.push({ term, value });
      } else if (line !== '') {
        if (facts.length > 0) close();
        lines.push(line);
      }
    }
    close();
  }
  return blocks;
}
