/**
 * What the applicant can do with a proposal once it is published: « le demandeur pourra aussitôt … ».
 * @param isOneAccepted another one of the file was accepted: no other can be
 */
export const whatItIsFor = (isOneAccepted: boolean): string =>
  isOneAccepted
    ? 'la lire, mais pas y répondre\u00A0: une autre proposition de ce projet est déjà acceptée'
    : 'la lire et y répondre';
