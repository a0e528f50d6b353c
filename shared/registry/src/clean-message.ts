/** What stands in the place of everything that may be somebody's. In ASCII, so that cleaning twice changes nothing. */
const HIDDEN = '***';
/** A message is read this far, and told this far. */
const MAX_READ = 2000;
const MAX_TOLD = 300;

/** A file that a build of ours made, with the digest of its content in its name: nothing in it is anybody's. */
const OWN_FILE =
  /(?:https?:\/\/[^\s/]+)?(\/(?:shell|remotes\/[a-z][a-z-]{0,40})\/\d{1,3}\.\d{1,3}\.\d{1,3}(?:-[0-9a-f]{10})?\/(?:(?:\d{1,4}|[A-Za-z][A-Za-z_-]{0,60})\.[0-9a-f]{8}\.(?:js|css)|remote\.json))(?![\w.-])/g;
/** Private signs that keep the place of those files while the rest is cleaned. */
const PLACE = /[\uE000-\uE0FF]/g;
const FIRST_PLACE = 0xe000;
const PLACES = 0x100;

/** Between the first and the last of a kind, whatever lies there: a quoted text may hold quotes itself. */
const QUOTED = /["“”«»`].*["“”«»`]|["“”«»`].*$/gs;
const SINGLE_QUOTED = /(?<![\p{L}\p{N}])['‘’].*['‘’](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])['‘’].*$/gsu;
/** Five digits or more, whatever a telephone number or an amount is written with. */
const LONG_NUMBER = /\p{N}(?:[^\p{L}\p{N}\uE000-\uE0FF]{0,3}\p{N}){4,}/gu;
const SECRET =
  /(?<![\p{L}\p{N}/])(token|jeton|password|passwd|pwd|mot de passe|secret|nonce|digest|authorization|bearer|basic|api[ _-]?key)(?![\p{L}\p{N}])[\s=:]*\S+/giu;

const OPENING = /^[([{<]+/;
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:)?\/|^[a-z][a-z\d+.-]*:\/\//i;
/** A piece of a path that says which page it is, and not whose. */
const PLAIN_SEGMENT = /^(?:[A-Za-z][A-Za-z_-]{0,22}|:[A-Za-z]{1,20})?$/;
/** Runs of signs that a key, a digest or a token may be made of. */
const RUN = /[\p{L}\p{N}_+/=.-]{10,}/gu;
const LONG_RUN = 24;

/** A word that nobody writes: long, or of letters and several digits, or of hexadecimal digits only. */
function isOpaque(run: string): boolean {
  const digits = run.match(/\p{N}/gu)?.length ?? 0;
  return run.length >= LONG_RUN || (digits >= 3 && /\p{L}/u.test(run)) || /^[0-9a-f]{12,}$/i.test(run);
}

const withoutKeys = (text: string): string => text.replace(RUN, (run) => (isOpaque(run) ? HIDDEN : run));

/**
 * The path of an address without anything of whose it is: no origin, no query, and a sign in the place of every piece
 * that holds a number, a key or anything but plain words. `/projectFile/1042?a=b` becomes `/projectFile/:id`.
 */
export function cleanPath(address: string): string {
  const path = address
    .slice(0, MAX_TOLD)
    .replace(/^[a-z][a-z\d+.-]*:(?=\/)/i, '')
    .replace(/^\/\/[^/]*/, '')
    .replace(/[?#].*$/s, '');
  const pieces = path.split('/').map((piece) => (PLAIN_SEGMENT.test(piece) ? piece : ':id'));
  return pieces.join('/').slice(0, MAX_TOLD);
}

/** One word of a message: an e-mail goes, of `name=value` the value, of an address all but its path. */
function cleanWord(word: string): string {
  const opening = OPENING.exec(word)?.[0] ?? '';
  const rest = word.slice(opening.length);
  if (/.(?:@|%40)|@.*[.@]/iu.test(rest)) return opening + HIDDEN;
  if (ADDRESS.test(rest)) return opening + cleanPath(rest);
  const [before = '', ...after] = rest.split(/[=?&]/);
  if (after.length > 0 && rest.length > 1) return `${opening}${withoutKeys(before)}=${HIDDEN}`;
  return opening + withoutKeys(rest);
}

/**
 * A message that may be told: without e-mails, numbers of more than four digits, queries, keys, and without whatever was
 * in quotes, since a message quotes what somebody typed. Rather too little is told than too much. Names in the middle of
 * a sentence cannot be recognised: what the back office answers is therefore never told (`ApiError` says its status).
 */
export function cleanMessage(message: string): string {
  const files: string[] = [];
  const withPlaces = message
    .slice(0, MAX_READ)
    .normalize('NFKC')
    .replace(PLACE, '')
    .replace(OWN_FILE, (_, file: string) => {
      if (files.length === PLACES) return HIDDEN;
      files.push(file);
      return String.fromCharCode(FIRST_PLACE + files.length - 1);
    });
  return (
    withPlaces
      .replace(QUOTED, `"${HIDDEN}"`)
      .replace(SINGLE_QUOTED, `'${HIDDEN}'`)
      // Once more: what was taken out may have stood between two that belong together.
      .replace(SINGLE_QUOTED, `'${HIDDEN}'`)
      .replace(SECRET, `$1 ${HIDDEN}`)
      .replace(LONG_NUMBER, HIDDEN)
      .split(/[\s\p{Cc}\p{Cf}]+/u)
      .map(cleanWord)
      .join(' ')
      .trim()
      .replace(PLACE, (place) => files[place.charCodeAt(0) - FIRST_PLACE] ?? HIDDEN)
      .slice(0, MAX_TOLD)
  );
}
