import { Notice } from './notice';

export const purpose =
  'Un message dans le cours de la page. Venu après elle, il porte role="status" ou "alert".';
export default {
  info: <Notice tone="info">Les taux sont ceux du 20 novembre 2026.</Notice>,
  success: <Notice tone="success">Votre profil est enregistré.</Notice>,
  you: <Notice tone="you">Votre proposition expire dans trois jours.</Notice>,
  danger: <Notice tone="danger">L’envoi n’a pas abouti. Rien n’est perdu : réessayez.</Notice>,
  plain: <Notice tone="plain">Une personne répond du lundi au vendredi.</Notice>,
  'Avec un titre, à l’étroit': (
    <Notice tone="danger" title="2 champs à corriger">
      Rien n’est perdu : réessayez.
    </Notice>
  ),
};
