import { escaped } from '../mail/page-html';
import type { MailKind } from './mail-kinds';

/** Names of the kinds, as the profile has them. */
const WORDS: Readonly<Record<MailKind, string>> = {
  proposition: 'les messages qui annoncent une nouvelle proposition',
  turn: 'les messages qui disent que c’est à vous d’agir',
  reminder: 'les rappels',
  answer: 'les messages qui annoncent la réponse à une proposition',
  file: 'les messages qui annoncent un dossier confié',
};

/** What the page says: it asks, tells that it is done, or that the link or the store fails. */
export type StopPage =
  | { readonly state: 'asks' | 'stopped'; readonly kind: MailKind }
  | { readonly state: 'unknown' | 'failed' };

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:400 18px/1.6 Figtree,Helvetica,Arial,sans-serif;background:#f4f7f8;color:#092228}main{max-width:36rem;margin:10vh auto;padding:2.5rem;background:#fff;border:1px solid #d7e0e2;border-radius:14px}.brand{margin:0 0 2rem;padding-left:2rem;font:400 1.5rem/1.25 Besley,Georgia,serif;background:linear-gradient(#fabc4a,#fabc4a) .75rem 1rem/.625rem .75rem no-repeat,linear-gradient(#09414a,#09414a) 0 1rem/.625rem .75rem no-repeat,linear-gradient(#09414a,#09414a) 0 .125rem/.625rem .75rem no-repeat,linear-gradient(#09414a,#09414a) .75rem .125rem/.625rem .75rem no-repeat}h1{margin:0 0 1rem;font:400 2rem/1.15 Besley,Georgia,serif}a{color:#105460}button{font:inherit;font-weight:600;line-height:1.25;padding:1rem 1.75rem;border:0;border-radius:8px;background:#09414a;color:#fff;cursor:pointer}@media (max-width:40rem){main{margin:0;padding:1.5rem;border:0;border-radius:0;min-height:100vh;box-sizing:border-box}button{width:100%}}@media (prefers-color-scheme:dark){body{background:#081316;color:#eaf0f1}main{background:#0f1e21;border-color:#253538}a{color:#91c9d4}.brand{background-image:linear-gradient(#fabc4a,#fabc4a),linear-gradient(#8aced9,#8aced9),linear-gradient(#8aced9,#8aced9),linear-gradient(#8aced9,#8aced9)}button{background:#8aced9;color:#01171c}}`;

const PROFILE = '<p><a href="/ProfileDetail">Choisir vos messages dans votre profil</a></p>';

/** Title, and HTML below it. */
function contentOf(page: StopPage): readonly [string, string] {
  switch (page.state) {
    case 'asks':
      return [
        'Ne plus recevoir ces messages',
        `<p>Si vous confirmez, vous ne recevrez plus ${escaped(WORDS[page.kind])}. Les messages de sécurité, comme un lien pour choisir un mot de passe, continuent d’arriver.</p><form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><p><button>Ne plus les recevoir</button></p></form>${PROFILE}`,
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

/** The page of a link that stops mails: one form, no script. @param nonce of its style */
export function stopPage(page: StopPage, nonce: string): string {
  const [title, content] = contentOf(page);
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - InterGestion</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body><main><p class="brand">InterGestion</p><h1>${title}</h1>${content}</main></body>
</html>
`;
}
