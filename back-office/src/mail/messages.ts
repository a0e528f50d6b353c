import type { Piece } from './page';

/** The part of a message that differs; signature and footer are the same for all. */
export interface Message {
  readonly subject: string;
  readonly title: string;
  readonly pieces: readonly Piece[];
}

/** A name is user input: on one line it cannot pass for a paragraph of ours. */
const greeting = (firstName: string): string => `Bonjour ${firstName.replace(/\s+/g, ' ').trim()},`;

/** For an unverified address: its name may be a stranger's text, which is not forwarded (finding S6). */
const ANYBODY = 'Bonjour,';

/** After a registration: the next steps. */
export const welcomeMessage = (site: string): Message => ({
  subject: 'Bienvenue sur InterGestion',
  title: 'Votre compte est créé',
  pieces: [
    ANYBODY,
    'Votre compte InterGestion est prêt\u00a0: vous pouvez vous connecter dès maintenant et décrire votre projet de financement.',
    { action: 'Se connecter', link: `${site}/login` },
    'Gardez à portée de main\u00a0:',
    {
      list: [
        'votre dernier avis d’imposition\u202f;',
        'le montant de vos crédits en cours\u202f;',
        'votre apport\u202f;',
        'si vous l’avez, le prix du projet.',
      ],
    },
    {
      remark:
        'Si vous n’avez pas créé ce compte, quelqu’un a saisi votre adresse\u00a0: prévenez-nous par le formulaire de contact du portail.',
    },
  ],
});

/** After an administrator created the account; does not contain the password. */
export const accountOpenedMessage = (firstName: string, site: string): Message => ({
  subject: 'Votre compte InterGestion est ouvert',
  title: 'Votre compte est ouvert',
  pieces: [
    greeting(firstName),
    'Un compte InterGestion vient d’être ouvert à votre nom. Votre identifiant est l’adresse e-mail à laquelle vous recevez ce message.',
    'Choisissez vous-même votre mot de passe\u00a0: demandez un lien avec cette adresse.',
    { action: 'Choisir mon mot de passe', link: `${site}/ResetPassword` },
  ],
});

export const resetMessage = (link: string, minutes: number): Message => ({
  subject: 'Choisissez un nouveau mot de passe',
  title: 'Votre nouveau mot de passe',
  pieces: [
    ANYBODY,
    'Une demande de nouveau mot de passe a été faite pour votre compte.',
    { action: 'Choisir mon mot de passe', link },
    `Le lien sert une seule fois et expire dans ${minutes} minutes.`,
    {
      remark:
        'Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe ne change pas. Ne transmettez ce lien à personne, pas même à votre agence.',
    },
  ],
});

/** Sent after the change, so that nobody's password changes unnoticed. */
export const passwordChangedMessage = (site: string): Message => ({
  subject: 'Votre mot de passe a été modifié',
  title: 'Votre mot de passe a été modifié',
  pieces: [
    'Bonjour,',
    'Le mot de passe de votre compte InterGestion vient d’être modifié. Les autres appareils où vous étiez connecté sont déconnectés.',
    'Si ce n’est pas vous, demandez tout de suite un nouveau mot de passe et prévenez votre agence.',
    { action: 'Ce n’est pas moi', link: `${site}/ResetPassword` },
  ],
});

/** Sent to the previous address, which can no longer sign in. */
export const emailChangedMessage = (): Message => ({
  subject: 'L’adresse de votre compte a été modifiée',
  title: 'L’adresse de votre compte a été modifiée',
  pieces: [
    'Bonjour,',
    'Un administrateur a remplacé l’adresse e-mail de votre compte InterGestion. Celle-ci ne permet plus de se connecter.',
    'Si vous n’avez rien demandé, prévenez votre agence.',
  ],
});

/** A ready-made text, one paragraph per block, and a quotation set apart from it. */
export const plainMessage = (subject: string, text: string, quote?: string): Message => ({
  subject,
  title: subject,
  pieces: [
    ...text.split(/\n{2,}/).filter((block) => block.trim() !== ''),
    ...(quote === undefined ? [] : [{ quote: quote.trim() }]),
  ],
});
