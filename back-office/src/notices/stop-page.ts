import type { MailKind } from '@portal/domain/access';
import { escaped } from '../mail/page-html';
import { plainPage } from '../http/plain-page';

const WORDS: Readonly<Record<MailKind, string>> = {
  proposition: 'les messages qui annoncent une nouvelle proposition',
  turn: 'les messages qui disent que c’est à vous d’agir',
  reminder: 'les rappels',
  answer: 'les messages qui annoncent la réponse à une proposition',
  file: 'les messages qui annoncent un dossier confié, ou sans agent',
};

/** What the page says: it asks, tells that it is done, or that the link or the store fails. */
export type StopPage =
  | { readonly state: 'asks' | 'stopped'; readonly kind: MailKind }
  | { readonly state: 'unknown' | 'failed' };

const PROFILE = '<p><a href="/ProfileDetail">Choisir vos messages dans votre profil</a></p>';

function contentOf(page: StopPage): readonly [string, string] {
  switch (page.state) {
    case 'asks':
      return [
        'Ne plus recevoir ces messages',
        `<p>Si vous confirmez, vous ne recevrez plus ${escaped(WORDS[page.kind])}. Les messages de sécurité, comme un lien pour choisir un mot de passe, continueront d’arriver.</p><form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><p><button>Ne plus les recevoir</button></p></form>${PROFILE}`,
      ];
    case 'stopped':
      return [
        'C’est noté',
        `<p role="status">Vous ne recevez plus ${escaped(WORDS[page.kind])}. Vous pouvez les demander à nouveau dans votre profil.</p>${PROFILE}`,
      ];
    case 'unknown':
      return [
        'Ce lien n’est pas valable',
        `<p>Il est peut-être incomplet. Ouvrez-le depuis le message, ou choisissez vos messages dans votre profil.</p>${PROFILE}`,
      ];
    case 'failed':
      return [
        'Votre choix n’a pas pu être enregistré',
        '<p role="alert">Le service est momentanément indisponible. Réessayez dans quelques minutes.</p><form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><p><button>Réessayer</button></p></form>',
      ];
  }
}

export const stopPage = (page: StopPage): string => plainPage(...contentOf(page));
