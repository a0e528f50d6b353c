import { fold } from '../search/search-rows';
import { plainText } from './plain-text';
import { uniqueNames } from './sections';

/** An entry of a glossary. `html` must be sanitized before display. */
export interface GlossaryTerm {
  /** Unique among the terms, for links: `taux-deffort`. */
  readonly id: string;
  /** Plain text: `Taux d’effort`. */
  readonly name: string;
  /** Its definition, in which the first mention of each other term is a link to it. */
  readonly html: string;
}

const ENTRY = /<dt\b[^>]*>([\s\S]*?)<\/dt\s*>\s*<dd\b[^>]*>([\s\S]*?)<\/dd\s*>/gi;

/** The terms of an editor's text that is a list of definitions, in alphabetical order; none in any other text. */
export function glossaryOf(html: string): readonly GlossaryTerm[] {
  const nameOf = uniqueNames();
  const terms = [...html.matchAll(ENTRY)]
    .map(([, name = '', definition = '']) => ({ name: plainText(name).join(' '), html: definition.trim() }))
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
    .map(({ name, html: definition }) => ({ id: nameOf(name), name, html: definition }));
  const words = terms.map(({ id, name }) => ({ id, pattern: patternOf(name) }));
  return terms.map((term) => ({ ...term, html: withLinks(term, words) }));
}

/** Under which letter a term stands: `É` under E. */
export const letterOf = ({ name }: Pick<GlossaryTerm, 'name'>): string => fold(name).charAt(0).toUpperCase();

interface Words {
  readonly id: string;
  readonly pattern: string;
}

const TAG_OR_TEXT = /<(\/?)(\w+)[^>]*>|[^<]+/g;

function withLinks({ id, html }: GlossaryTerm, words: readonly Words[]): string {
  // The longest first, so that « offre de prêt » is not taken for « prêt ».
  const others = words
    .filter((other) => other.id !== id)
    .toSorted((a, b) => b.pattern.length - a.pattern.length);
  if (others.length === 0) return html;
  const mention = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${others.map(({ pattern }) => `(${pattern})`).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const linked = new Set<string>();
  let isInLink = false;
  return html.replace(TAG_OR_TEXT, (part: string, closes: string | undefined, tag: string | undefined) => {
    if (tag !== undefined) {
      if (tag.toLowerCase() === 'a') isInLink = closes === '';
      return part;
    }
    if (isInLink) return part;
    return part.replace(mention, (found: string, ...groups: readonly unknown[]) => {
      const other = others[groups.findIndex((group) => typeof group === 'string')];
      if (other === undefined || linked.has(other.id)) return found;
      linked.add(other.id);
      return `<a href="#${other.id}">${found}</a>`;
    });
  });
}

/** Singular or plural, with any space between the words. */
const patternOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => `${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}s?`)
    .join('\\s+');
