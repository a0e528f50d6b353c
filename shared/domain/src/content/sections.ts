import { fold } from '../search/search-rows';
import { plainText } from './plain-text';

/** A part of an editor's text. `html` must be sanitized before display. */
export interface TextSection {
  /** Unique among the sections, for links: `delais-legaux`. */
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

export interface SectionedText {
  readonly intro: string;
  readonly sections: readonly TextSection[];
}

const HEADING = /<h([12])\b[^>]*>([\s\S]*?)<\/h\1\s*>/gi;

/** Cuts an editor's text at its headings of the first two levels; those of a lower level stay in their section. */
export function sectionsOf(html: string): SectionedText {
  const headings = [...html.matchAll(HEADING)];
  const nameOf = uniqueNames();
  return {
    intro: html.slice(0, headings[0]?.index).trim(),
    sections: headings.map(({ index, 0: whole, 2: inside = '' }, position) => {
      const title = plainText(inside).join(' ');
      return {
        id: nameOf(title),
        title,
        html: html.slice(index + whole.length, headings[position + 1]?.index).trim(),
      };
    }),
  };
}

/** Names for links, of letters, digits and hyphens: `8. Délais légaux` → `delais-legaux`. A second one ends in `-2`. */
export function uniqueNames(): (title: string) => string {
  const given = new Map<string, number>();
  return (title) => {
    const name =
      fold(title)
        .replace(/[^a-z\d]+/g, '-')
        .replace(/^(?:\d+-)+(?=[a-z])|^-|-$/g, '')
        .replace(/-$/, '') || 'partie';
    const count = (given.get(name) ?? 0) + 1;
    given.set(name, count);
    return count === 1 ? name : `${name}-${String(count)}`;
  };
}
