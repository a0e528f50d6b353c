import type { Mail } from './mail';

const SIGNATURE = 'L’équipe InterGestion';

/** The link to choose a new password. */
export const resetMail = (to: string, firstName: string, link: string, minutes: number): Mail => ({
  to,
  subject: 'Choisissez un nouveau mot de passe',
  text: [
    `Bonjour ${firstName},`,
    '',
    'Une demande de nouveau mot de passe a été faite pour votre compte. Pour le choisir, ouvrez ce lien\u00a0:',
    '',
    link,
    '',
    `Le lien sert une seule fois et expire dans ${minutes} minutes.`,
    'Si vous n’avez rien demandé, ignorez ce message\u202f: votre mot de passe ne change pas.',
    '',
    SIGNATURE,
  ].join('\n'),
});

/** Told after the fact, so that nobody's password changes unnoticed. */
export const passwordChangedMail = (to: string): Mail => ({
  to,
  subject: 'Votre mot de passe a été modifié',
  text: [
    'Bonjour,',
    '',
    'Le mot de passe de votre compte InterGestion vient d’être modifié.',
    'Si ce n’est pas vous, demandez tout de suite un nouveau mot de passe et prévenez votre agence.',
    '',
    SIGNATURE,
  ].join('\n'),
});
