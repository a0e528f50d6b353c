const MAX_LENGTH = 120;
const NAMELESS = 'piece-jointe';

// Characters that reverse the direction of text ("devis\u202Efdp.exe"), joiners, byte order marks.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
const RESERVED = /[<>:"|?*]/g;
const EXTENSION = /\.[a-z][a-z0-9]{1,4}$/i;
/** Device names of Windows, which cannot be used as file names there. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Never cuts a surrogate pair in half. */
const atMost = (text: string, length: number): string => {
  let cut = '';
  for (const character of text) {
    if (cut.length + character.length > length) break;
    cut += character;
  }
  return cut;
};

/** The last part of a path, without invisible or reserved characters, to 120, with its type's extension. */
export function cleanFileName(given: string, extension: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  let base = last.normalize('NFC').replace(INVISIBLE, '').replace(RESERVED, '_').replace(/\s+/g, ' ');
  while (EXTENSION.test(base)) base = base.replace(EXTENSION, '');
  const bare = atMost(base.replace(/^[.\s]+/, ''), MAX_LENGTH - extension.length - 1).replace(/[.\s]+$/, '');
  const name = bare === '' || DEVICE.test(bare) ? NAMELESS : bare;
  return `${name}.${extension}`;
}
