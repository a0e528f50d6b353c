/** A mailto URL with an optional subject: « Dossier n° 1042 ». */
export const mailtoAbout = (email: string, subject?: string): string =>
  `mailto:${encodeURIComponent(email)}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
