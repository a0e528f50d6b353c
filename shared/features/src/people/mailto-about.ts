/** The address of a new message to someone, with its subject, if it has one: « Dossier n° 1042 ». */
export const mailtoAbout = (email: string, subject?: string): string =>
  `mailto:${encodeURIComponent(email)}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
