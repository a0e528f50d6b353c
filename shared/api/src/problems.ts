import { formatNumber } from '@portal/domain/format';
import { NOT_A_NAME, SAME_PASSWORD, WEAK_PASSWORD } from '@portal/domain/person';
import { ApiError, isApiError } from '@portal/kit';
import { catchError, type MonoTypeOperatorFunction, throwError } from 'rxjs';

/** A problem as shown to the user, in French. `source` is the form field, if it is about one. */
export interface Problem {
  readonly source?: string;
  readonly detail: string;
  readonly title?: string;
}

export const INVALID_CREDENTIALS = "Votre email ou mot de passe n'est pas valide";
export const UNKNOWN_SIGN_IN =
  'Le serveur n’a pas répondu\u00a0: nous ne savons pas s’il vous a connecté. Vérifiez votre réseau, puis réessayez.';
const EMAIL_TAKEN = 'Cet email est déjà utilisé.';
const NOT_VALID = 'Cette valeur n’est pas valide.';

/** By title, which no server translates (section 1.7 of the wire reference). */
const BY_TITLE: Readonly<Record<string, string>> = {
  'unique customer user name and email constraint': EMAIL_TAKEN,
  'person name constraint': NOT_A_NAME,
  'password complexity constraint': WEAK_PASSWORD,
  'same password constraint': SAME_PASSWORD,
  'user password constraint': 'Le mot de passe actuel est incorrect.',
  'idempotency constraint':
    'Un premier envoi a déjà été reçu. Vérifiez votre liste avant d’envoyer de nouveau.',
  'token constraint': 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  'holding limit constraint':
    'Votre compte a atteint le nombre d’éléments qu’il peut contenir. Contactez votre agence.',
  'not blank constraint': 'Ce champ est obligatoire.',
  'email constraint': 'Indiquez une adresse e-mail au format nom@exemple.fr.',
  'date constraint': 'Indiquez une date valide.',
  'file script constraint':
    'Ce PDF contient un script ou une action\u00a0: imprimez-le en PDF, puis joignez cette copie.',
  'file virus constraint': 'Ce fichier est refusé\u00a0: l’antivirus y a trouvé un programme malveillant.',
  FAILED_VALIDATION: NOT_VALID,
  VALUE_TOO_LONG: 'Cette valeur est trop longue.',
};

/** Titles of errors about the whole request: their detail, in the server's language, adds nothing to the status. */
const ABOUT_THE_ORDER =
  /http exception$|^(conflict constraint|(forbidden|access denied) exception|internal server error|REQUESTS_EXCEEDED)$/;

/** A server that speaks English says nothing to our readers: what is refused is told by where and how. */
const ENGLISH = /\b(?:the|this|is|not|too|should|denied|expected|unknown)\b/i;

/** By detail, for a server that gives no title or a general one. */
const BY_DETAIL: Readonly<Record<string, string>> = {
  'This email is already used.': EMAIL_TAKEN,
  'One of the addresses must be set as primary.':
    'Une adresse doit rester la principale. Pour en changer, cochez «\u00a0Adresse principale\u00a0» sur une autre adresse.',
  'This value should not be blank.': 'Ce champ est obligatoire.',
  'This value should not exceed the price to finance.':
    'L’apport dépasse le prix à financer\u00A0: vérifiez ces deux montants.',
  'This person should be at least 18 years old and alive.':
    'Le compte est réservé aux personnes majeures\u00A0: vérifiez la date de naissance.',
  "This value should be the user's current password.": 'Le mot de passe actuel est incorrect.',
};

/** Answer of the embedded back office to a second decision, with the current status. */
const DECIDED = /^The proposition is already decided: (\w*)\.?$/;
const BY_DECISION: Readonly<Record<string, string>> = {
  accepted: 'Cette proposition a déjà été acceptée. Rien n’a été changé.',
  declined: 'Cette proposition a déjà été refusée. Rien n’a été changé.',
  expired: 'Cette proposition a expiré\u00A0: votre réponse n’a pas été prise en compte.',
  cancelled: 'Cette proposition a été retirée\u00A0: votre réponse n’a pas été prise en compte.',
};
const DECIDED_SOMEHOW = 'Cette proposition a déjà reçu une réponse. Rien n’a été changé.';
const DECISIONS = new Set([...Object.values(BY_DECISION), DECIDED_SOMEHOW]);

/** Answer of the embedded back office to a second acceptance of a project, with the number of the first. */
const ACCEPTED_ALREADY = /^Another proposition of this project is already accepted: (.*?)\.?$/;
const acceptedAlready = (number: string): string =>
  `Vous avez déjà accepté une autre proposition de ce projet (n°\u00A0${number})\u00A0: une seule peut être acceptée. Rien n’a été changé.`;

/** « Try again in 40 s. » of a limit, or « retry after 40s. » of the content service. */
const WAIT = /\b(?:in|after) (\d+) ?s\.?$/;
const waitIn = (detail = ''): string => {
  const seconds = Number(WAIT.exec(detail)?.[1] ?? 0);
  if (seconds === 0) return 'un instant';
  const [count, unit] = seconds < 60 ? [seconds, 'seconde'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count}\u00a0${unit}${count > 1 ? 's' : ''}`;
};

/** Of the back office and of Oro: the limit is the only news in it. */
const LENGTH = /(\d+) characters? or (less|more)/;
const lengthFault = (detail: string): string => {
  const [, limit, than] = LENGTH.exec(detail) ?? [];
  if (limit === undefined) return 'Cette valeur n’a pas la bonne longueur.';
  const characters = `${formatNumber(Number(limit))}\u00a0caractères`;
  return than === 'less'
    ? `Ce texte est trop long\u00a0: ${characters} au plus.`
    : `Ce texte est trop court\u00a0: ${characters} au moins.`;
};

const inFrench = ({ title, detail, source }: Problem, error: ApiError): string => {
  // Already translated: an error may be processed twice.
  if (DECISIONS.has(detail) || detail.startsWith('Vous avez déjà accepté ')) return detail;
  const decided = DECIDED.exec(detail)?.[1];
  if (decided !== undefined) return BY_DECISION[decided] ?? DECIDED_SOMEHOW;
  const first = ACCEPTED_ALREADY.exec(detail)?.[1];
  if (first !== undefined) return acceptedAlready(first);
  if (title !== undefined && ABOUT_THE_ORDER.test(title)) return failureSentence(error);
  const known = (title === undefined ? undefined : BY_TITLE[title]) ?? BY_DETAIL[detail];
  if (/^This value should be between /.test(detail))
    return 'Vérifiez ce montant\u00A0: il n’est pas accepté.';
  if (known !== undefined) return known;
  if (title === 'creation limit constraint')
    return `Vous avez fait beaucoup d’ajouts en peu de temps. Patientez ${waitIn(detail)}, puis réessayez\u00a0: rien de ce que vous avez saisi n’est perdu.`;
  if (title === 'length constraint') return lengthFault(detail);
  if (/^The password must /.test(detail)) return WEAK_PASSWORD;
  if (!ENGLISH.test(detail)) return detail;
  return source === undefined ? failureSentence(error) : NOT_VALID;
};

/** The problems of a failed request, in French; empty when the server gave no detail. */
export function problemsOf(error: unknown): readonly Problem[] {
  return isApiError(error)
    ? error.problems.map((problem) => ({ ...problem, detail: inFrench(problem, error) }))
    : [];
}

const BY_STATUS: Readonly<Record<number, string>> = {
  0: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  401: 'Votre session n’est plus valable. Reconnectez-vous.',
  403: 'Votre compte ne permet pas cette action.',
  404: 'Cet élément n’existe pas ou n’est plus accessible.',
  409: 'Cet élément a changé entre-temps. Rechargez la page.',
  412: 'Cet élément a changé entre-temps. Rechargez la page.',
};

/** The back office still reads but stores nothing: its disk is full. Sign-in fails too, since it stores a session. */
const READ_ONLY = 'read only http exception';
const NOTHING_STORED =
  'Le portail ne peut rien enregistrer pour le moment\u00a0: ni connexion, ni inscription, ni modification. ' +
  'Les personnes déjà connectées peuvent consulter leurs dossiers. Réessayez plus tard.';

const SCANNER_AWAY = 'file scan http exception';
const NO_FILE_TAKEN =
  'L’antivirus du portail ne répond pas\u00a0: aucun fichier n’est reçu pour le moment. Réessayez plus tard.';

/** Of a write without an answer: nobody knows whether it was done. The kit says so, and whether pressing again is safe. */
export const UNKNOWN_OUTCOME = 'unknown outcome';
const unknownOutcome = (error: ApiError): Problem | undefined =>
  error.problems.find(({ title }) => title === UNKNOWN_OUTCOME);
export const isOutcomeUnknown = (error: unknown): boolean =>
  isApiError(error) && unknownOutcome(error) !== undefined;

/** One sentence for a failure that belongs to no field: a list that fails to load, a request refused as a whole. */
export function failureSentence(error: unknown): string {
  if (!isApiError(error)) return 'Une erreur est survenue. Réessayez.';
  if (error.problems.some(({ title }) => title === SCANNER_AWAY)) return NO_FILE_TAKEN;
  const unknown = unknownOutcome(error);
  if (unknown !== undefined) return unknown.detail;
  if (error.problems.some(({ title }) => title === READ_ONLY)) return NOTHING_STORED;
  if (error.status === 429)
    return `Trop de demandes en peu de temps. Patientez ${waitIn(error.problems[0]?.detail)}, puis réessayez.`;
  if (error.status >= 500)
    return 'Le service est momentanément indisponible. Réessayez dans quelques instants.';
  return BY_STATUS[error.status] ?? 'La demande n’a pas abouti. Réessayez.';
}

/** Problems in French, on our fields. `names`: ours to the wire's; `aliases`: further ones of the wire to ours. */
export function inOurWords<T>(
  names: Readonly<Record<string, string>>,
  aliases: Readonly<Record<string, string>> = {},
): MonoTypeOperatorFunction<T> {
  const ours = new Map(Object.entries(names).map(([field, wire]) => [wire, field]));
  return catchError((error: unknown) => {
    if (!isApiError(error)) return throwError(() => error);
    const problems = problemsOf(error).map((problem) => {
      // `roles.0` is about `roles`.
      const wire = problem.source?.split('.')[0];
      const source = wire === undefined ? undefined : (ours.get(wire) ?? aliases[wire] ?? wire);
      return { ...problem, ...(source !== undefined && { source }) };
    });
    return throwError(() => new ApiError(error.status, problems, { cause: error }));
  });
}
