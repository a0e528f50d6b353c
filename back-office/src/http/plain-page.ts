import { createHash } from 'node:crypto';

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:400 18px/1.6 Figtree,Helvetica,Arial,sans-serif;background:#f4f7f8;color:#092228}main{max-width:36rem;margin:10vh auto;padding:2.5rem;background:#fff;border:1px solid #d7e0e2;border-radius:14px}.brand{margin:0 0 2rem;padding-left:2rem;font:400 1.5rem/1.25 Besley,Georgia,serif;background:linear-gradient(#fabc4a,#fabc4a) .75rem 1rem/.625rem .75rem no-repeat,linear-gradient(#09414a,#09414a) 0 1rem/.625rem .75rem no-repeat,linear-gradient(#09414a,#09414a) 0 .125rem/.625rem .75rem no-repeat,linear-gradient(#09414a,#09414a) .75rem .125rem/.625rem .75rem no-repeat}h1{margin:0 0 1rem;font:400 2rem/1.15 Besley,Georgia,serif}a{color:#105460}button{font:inherit;font-weight:600;line-height:1.25;padding:1rem 1.75rem;border:0;border-radius:8px;background:#09414a;color:#fff;cursor:pointer}@media (max-width:40rem){main{margin:0;padding:1.5rem;border:0;border-radius:0;min-height:100vh;box-sizing:border-box}button{width:100%}}@media (prefers-color-scheme:dark){body{background:#081316;color:#eaf0f1}main{background:#0f1e21;border-color:#253538}a{color:#91c9d4}.brand{background-image:linear-gradient(#fabc4a,#fabc4a),linear-gradient(#8aced9,#8aced9),linear-gradient(#8aced9,#8aced9),linear-gradient(#8aced9,#8aced9)}button{background:#8aced9;color:#01171c}}`;

/** A page of these needs its own style and no script; the style is allowed by its digest. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

export const PLAIN_PAGE_HEADERS = {
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-type': 'text/html; charset=utf-8',
} as const;

/** A page without the shell, for links in mails and failures; `content` is HTML with foreign text escaped. */
export const plainPage = (title: string, content: string): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - InterGestion</title>
<style>${STYLE}</style>
</head>
<body><main><p class="brand">InterGestion</p><h1>${title}</h1>${content}</main></body>
</html>
`;
