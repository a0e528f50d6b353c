/** Replaces everything that may be personal. ASCII, so that cleaning is idempotent. */
const HIDDEN = '***';
const MAX_READ = 2000;
const MAX_TOLD = 300;

/** A file of our build with a content hash in its name: it contains nothing personal. */
const OWN_FILE =
  /(?:https?:\/\/[^\s/]+)?(\/(?:shell|remotes\/[a-z][a-z-]{0,40})\/\d{1,3}\.\d{1,3}\.\d{1,3}(?:-[0-9a-f]{10})?\/(?:(?:\d{1,4}|[A-Za-z][A-Za-z_-]{0,60})\.[0-9a-f]{8}\.(?:js|css)|remote\.json))(?![\w.-])/g;
/** Private-use characters that stand in for those files while the rest is cleaned. */
const PLACE = /[\uE000-\uE0FF]/g;
const FIRST_PLACE = 0xe000;
const PLACES = 0x100;

/** Matches greedily from the first to the last quote of a kind: quoted text may contain quotes. */
const QUOTED = /["“”«»`].*["“”«»`]|["“”«»`].*$/gs;
const SINGLE_QUOTED = /(?<![\p{L}\p{N}])['‘’].*['‘’](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])['‘’].*$/gsu;
/** Five digits or more, with any separators of phone numbers or amounts. */
const LONG_NUMBER = /\p{N}(?:[^\p{L}\p{N}\uE000-\uE0FF]{0,3}\p{N}){4,}/gu;
const SECRET =
  /(?<![\p{L}\p{N}/])(token|jeton|password|passwd|pwd|mot de passe|secret|nonce|digest|authorization|bearer|basic|api[ _-]?key)(?![\p{L}\p{N}])[\s=:]*\S+/giu;

const OPENING = /^[([{<]+/;
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:)?\//i;
/** A path segment that names a page rather than a record. */
const PLAIN_SEGMENT = /^(?:[A-Za-z][A-Za-z_-]{0,22}|:[A-Za-z]{1,20})?$/;
const RUN = /[\p{L}\p{N}_+/=.-]{10,}/gu;
const LONG_RUN = 24;

/** Not a natural word: long, or letters with several digits, or hexadecimal digits only. */
function isOpaque(run: string): boolean {
  const digits = run.match(/\p{N}/gu)?.length ?? 0;
  return run.length >= LONG_RUN || (digits >= 3 && /\p{L}/u.test(run)) || /^[0-9a-f]{12,}$/i.test(run);
}

const withoutKeys = (text: string): string => text.replace(RUN, (run) => (isOpaque(run) ? HIDDEN : run));

/** `/projectFile/1042?a=b` → `/projectFile/:id`: only plain words stay. */
export function cleanPath(address: string): string {
  const path = address
    .slice(0, MAX_TOLD)
    .replace(/^[a-z][a-z\d+.-]*:(?=\/)/i, '')
    .replace(/^\/\/[^/]*/, '')
    .replace(/[?#].*$/s, '');
  const pieces = path.split('/').map((piece) => (PLAIN_SEGMENT.test(piece) ? piece : ':id'));
  return pieces.join('/').slice(0, MAX_TOLD);
}

/** Hides an e-mail, the value in `name=value`, and all but the path of an address. */
function cleanWord(word: string): string {
  const opening = OPENING.exec(word)?.[0] ?? '';
  const rest = word.slice(opening.length);
  if (/.(?:@|%40)|@.*[.@]/iu.test(rest)) return opening + HIDDEN;
  if (ADDRESS.test(rest)) return opening + cleanPath(rest);
  const [before = '', ...after] = rest.split(/[=?&]/);
  if (after.length > 0 && rest.length > 1) return `${opening}${withoutKeys(before)}=${HIDDEN}`;
  return opening + withoutKeys(rest);
}

/** Removes e-mails, long numbers, queries, keys and quotes, rather too much than too little. */
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
      // Again: a removed part may have separated two that belong together.
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
