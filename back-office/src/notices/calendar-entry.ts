interface Deadline {
  readonly proposition: number;
  readonly file: number;
  readonly until: Date;
  readonly now: Date;
  readonly link: string;
  /** Public address of the portal; its host is part of the entry's id. */
  readonly site: string;
}

const MAX_OCTETS = 75;
const HOUR_MS = 3600 * 1000;

/** Splits a line after 75 octets, never within a character; the others begin with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > MAX_OCTETS) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}

const escapedText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');

const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** The last hour for an answer, as a calendar (RFC 5545) of one entry that keeps its id. */
export function calendarEntry({ proposition, file, until, now, link, site }: Deadline): string {
  const words = `Dossier n°\u00a0${String(file)}. Connectez-vous pour lire la proposition et y répondre.\n${link}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//InterGestion//Portail//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:proposition-${String(proposition)}@${new URL(site).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(new Date(until.getTime() - HOUR_MS))}`,
    `DTEND:${utc(until)}`,
    `SUMMARY:${escapedText('Dernière heure pour répondre à une proposition')}`,
    `DESCRIPTION:${escapedText(words)}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
