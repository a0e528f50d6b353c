/** A part of a message: a paragraph, a list, a button, a quotation, small print. */
export type Piece =
  | string
  | { readonly text: string; readonly strong: string }
  | { readonly list: readonly string[] }
  | { readonly action: string; readonly link: string }
  | { readonly quote: string }
  | { readonly remark: string };

export interface Aside {
  readonly title: string;
  readonly text: string;
}

export interface PageLink {
  readonly words: string;
  readonly link: string;
}

export interface Page {
  readonly subject: string;
  readonly title: string;
  readonly pieces: readonly Piece[];
  readonly footer: readonly string[];
  /** The line that mail programs show after the subject. */
  readonly preview?: string;
  /** Above the title: which file it is about. */
  readonly over?: string;
  readonly asides?: readonly Aside[];
  /** A mention that the law requires, as large as the text. */
  readonly mention?: string;
  readonly links?: readonly PageLink[];
  /** Name of the picture that goes with the message. */
  readonly picture?: string;
  /** False for what is told of a file: nobody signs it. Default true. */
  readonly isSigned?: boolean;
}

export const SIGNATURE = 'L’équipe InterGestion';

const asText = (piece: Piece): string => {
  if (typeof piece === 'string') return piece;
  if ('text' in piece) return piece.text;
  if ('list' in piece) return piece.list.map((item) => `- ${item}`).join('\n');
  if ('remark' in piece) return piece.remark;
  if ('quote' in piece) return piece.quote.replace(/^/gm, '> ');
  return `${piece.action}\u00a0:\n${piece.link}`;
};

/** The message as plain text: the same words as the HTML version, in the same order. */
export const textOf = ({
  over,
  pieces,
  asides = [],
  mention,
  links = [],
  footer,
  isSigned = true,
}: Page): string =>
  [
    ...(over === undefined ? [] : [over]),
    ...pieces.map(asText),
    ...asides.map(({ title, text }) => `${title}\n${text}`),
    ...(isSigned ? [SIGNATURE] : []),
    `--\n${[
      ...(mention === undefined ? [] : [mention]),
      ...footer,
      ...links.map(({ words, link }) => `${words}\u00a0: ${link}`),
    ].join('\n')}`,
  ].join('\n\n');
