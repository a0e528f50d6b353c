/** Generic failure message: what happened, what was kept, what to do. */
export const GENERAL_FAILURE =
  'L’envoi n’a pas abouti. Rien n’est perdu\u00a0: vérifiez votre connexion puis réessayez.';
