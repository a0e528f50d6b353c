/** A part of a message: a paragraph, a list, a button, a quotation, small print. */
export type Piece =
  | string
  | { readonly list: readonly string[] }
  | { readonly action: string; readonly link: string }
  | { readonly quote: string }
  | { readonly remark: string };

export interface Page {
  readonly subject: string;
  readonly title: string;
  readonly pieces: readonly Piece[];
  readonly footer: readonly string[];
}

const SIGNATURE = 'L’équipe InterGestion';

const asText = (piece: Piece): string => {
  if (typeof piece === 'string') return piece;
  if ('list' in piece) return piece.list.map((item) => `- ${item}`).join('\n');
  if ('remark' in piece) return piece.remark;
  if ('quote' in piece) return piece.quote.replace(/^/gm, '> ');
  return `${piece.action}\u00a0:\n${piece.link}`;
};

export const textOf = ({ pieces, footer }: Page): string =>
  [...pieces.map(asText), SIGNATURE, `--\n${footer.join('\n')}`].join('\n\n');

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const lines = (text: string): string => escaped(text).replace(/\r?\n/g, '<br>');

// Colours of the portal's light theme: mails have no stylesheet to read them from.
const INK = '#092228';
const MUTED = '#44585d';
const BRAND = '#07353c';
const ACTION = '#09414a';
const FONT = 'font-family:Figtree,Helvetica,Arial,sans-serif';
const PARAGRAPH = `margin:0 0 16px;font-size:16px;line-height:25px;color:${INK}`;
const SMALL = `font-size:14px;line-height:21px;color:${MUTED}`;

function asHtml(piece: Piece): string {
  if (typeof piece === 'string') return `<p style="${PARAGRAPH}">${lines(piece)}</p>`;
  if ('list' in piece) {
    const items = piece.list.map((item) => `<li style="margin:0 0 6px">${lines(item)}</li>`).join('');
    return `<ul style="${PARAGRAPH};padding-left:22px">${items}</ul>`;
  }
  if ('remark' in piece) return `<p style="margin:0 0 12px;${SMALL}">${lines(piece.remark)}</p>`;
  // Marked as a quotation, since our name stands below it.
  if ('quote' in piece)
    return `<blockquote style="${PARAGRAPH};padding:4px 0 4px 16px;border-left:3px solid #fabc4a">${lines(piece.quote)}</blockquote>`;
  const link = escaped(piece.link);
  return `<p style="margin:8px 0 16px"><a href="${link}" style="display:inline-block;padding:13px 26px;border-radius:10px;background:${ACTION};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(piece.action)}</a></p>
<p style="margin:0 0 20px;${SMALL}">Si le bouton ne répond pas, copiez cette adresse dans votre navigateur\u00a0:<br><a href="${link}" style="color:#105460;word-break:break-all">${link}</a></p>`;
}

/** HTML version: tables and inline styles, which mail programs understand, and no external resources. */
export const htmlOf = ({ subject, title, pieces, footer }: Page): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f7f8;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f7f8">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #d7e0e2;border-radius:14px;overflow:hidden">
<tr><td style="padding:20px 28px;background:${BRAND};color:#f1f7f7;font-size:20px;font-weight:650;${FONT}"><span style="color:#fabc4a">&#9632;</span>&nbsp; InterGestion</td></tr>
<tr><td style="padding:30px 28px 14px;${FONT}">
<h1 style="margin:0 0 18px;font-size:24px;line-height:31px;font-weight:650;color:${BRAND}">${escaped(title)}</h1>
${pieces.map(asHtml).join('\n')}
<p style="margin:24px 0 16px;font-size:16px;line-height:25px;color:${INK}">${SIGNATURE}</p>
</td></tr>
<tr><td style="padding:18px 28px;border-top:1px solid #e2e9eb;font-size:13px;line-height:20px;color:${MUTED};${FONT}">${footer.map((line) => `<p style="margin:0 0 8px">${escaped(line)}</p>`).join('')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
