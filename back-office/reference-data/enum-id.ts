import { crc32 } from 'node:zlib';

const MAX_LENGTH = 32;

/**
 * The id an Oro back office gives to a list value from the first name it is given: accents dropped, lower
 * case, spaces and hyphens turned into underscores, other characters dropped, at most 32 characters (a longer
 * one keeps its beginning and ends with a checksum of the whole). "10 ans" gives `10_ans`, "Proposition
 * acceptée" gives `proposition_acceptee`. The label may change later; the id never does.
 */
export function enumIdFromName(name: string): string {
  const id = name
    .replace(/œ/gi, 'oe')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .replace(/[^a-z0-9_]/g, '');
  if (id.length <= MAX_LENGTH) return id;
  const checksum = crc32(id).toString(16);
  return `${id.slice(0, MAX_LENGTH - checksum.length - 1)}_${checksum}`;
}
