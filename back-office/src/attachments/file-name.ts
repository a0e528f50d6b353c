const MAX_LENGTH = 120;
const NAMELESS = 'piece-jointe';

// Letters that turn the direction of the text around ("devis\u202Efdp.exe"), joiners, marks of the byte order.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
const RESERVED = /[<>:"|?*]/g;
const EXTENSION = /\.[a-z][a-z0-9]{1,4}$/i;
/** Names that Windows keeps for devices: a file of that name cannot be saved there. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Cuts at whole characters: half of a pair of surrogates is no text. */
const atMost = (text: string, length: number): string => {
  let cut = '';
  for (const character of text) {
    if (cut.length + character.length > length) break;
    cut += character;
  }
  return cut;
};

/**
 * The name under which a file is kept and saved: its last part only, without invisible or reserved characters, at most
 * 120 characters, and with the extension of what the file is, whatever it was called (threat T23).
 * @param extension without its dot
 */
export function cleanFileName(given: string, extension: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  let base = last.normalize('NFC').replace(INVISIBLE, '').replace(RESERVED, '_').replace(/\s+/g, ' ');
  while (EXTENSION.test(base)) base = base.replace(EXTENSION, '');
  const bare = atMost(base.replace(/^[.\s]+/, ''), MAX_LENGTH - extension.length - 1).replace(/[.\s]+$/, '');
  const name = bare === '' || DEVICE.test(bare) ? NAMELESS : bare;
  return `${name}.${extension}`;
}
