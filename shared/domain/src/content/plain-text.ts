import { typesetFrench } from '../format/typesetting';

/** Entities that editors' tools write in French texts; other characters come as themselves or as numeric entities. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  rsquo: '’',
  lsquo: '‘',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  euro: '€',
  deg: '°',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  euml: 'ë',
  agrave: 'à',
  acirc: 'â',
  icirc: 'î',
  iuml: 'ï',
  ocirc: 'ô',
  ugrave: 'ù',
  ucirc: 'û',
  ccedil: 'ç',
  oelig: 'œ',
  Eacute: 'É',
  Egrave: 'È',
  Agrave: 'À',
  Ccedil: 'Ç',
};

const LAST_CODE_POINT = 0x10ffff;
const NO_TEXT = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const END_OF_BLOCK = /<\/(p|div|li|h[1-6]|ul|ol)\s*>|<br\s*\/?>/gi;

function decode(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? entity;
  const isHex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
}

/** The text of some HTML, one entry per paragraph, in French typesetting. Not safe to insert as HTML. */
export function plainText(html: string): readonly string[] {
  return html
    .replace(NO_TEXT, ' ')
    .replace(END_OF_BLOCK, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, decode)
    .split('\n')
    .map((line) => typesetFrench(line.replace(/[ \t\r]+/g, ' ').trim()))
    .filter((line) => line !== '');
}
