import { SIGNATURE, type Aside, type Page, type PageLink, type Piece } from './page';

/** A text as HTML text or as the value of an attribute in double quotes. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const lines = (text: string): string => escaped(text).replace(/\r?\n/g, '<br>');

// Colours are those of the portal's tokens: mails have no stylesheet to read them from.
const INK = '#092228';
const MUTED = '#44585d';
const LINK = '#105460';
const RULE = '#d7e0e2';
const SANS = "'Figtree Variable',Figtree,Helvetica,Arial,sans-serif";
const SERIF = "'Besley Variable',Besley,Georgia,'Times New Roman',serif";
const PARAGRAPH = `margin:0 0 12px;font:400 17px/1.6 ${SANS};color:${INK}`;
const small = (size: number): string => `font:400 ${size}px/1.55 ${SANS};color:${MUTED}`;

/** What inline styles cannot say: the dark theme and narrow screens. Mail programs that ignore it lose nothing else. */
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0}
@media (max-width:620px){.m-pad{padding-left:24px!important;padding-right:24px!important}.m-title{font-size:28px!important}.m-outer{padding:0!important}.m-card{border-radius:0!important;border-left:0!important;border-right:0!important}.m-btn{display:block!important;text-align:center!important}.m-half{display:block!important;width:auto!important;padding:0 0 12px!important}}
@media (prefers-color-scheme:dark){.m-canvas{background-color:#081316!important}.m-card{background-color:#0f1e21!important;border-color:#253538!important}.m-text{color:#eaf0f1!important}.m-muted{color:#b1bdc0!important}.m-rule{border-color:#253538!important}.m-btn{background-color:#8aced9!important;color:#01171c!important}.m-link{color:#91c9d4!important}.m-well{background-color:#0b171a!important}.m-pane{background-color:#8aced9!important}}
`;

function withStrong(text: string, strong: string): string {
  const [before = '', ...after] = strong === '' ? [text] : text.split(strong);
  if (after.length === 0) return lines(text);
  return `${lines(before)}<strong style="font-weight:600">${lines(strong)}</strong>${lines(after.join(strong))}`;
}

const link = (to: string, words: string, style = ''): string =>
  `<a class="m-link" href="${escaped(to)}" style="color:${LINK}${style}">${escaped(words)}</a>`;

function asHtml(piece: Piece): string {
  if (typeof piece === 'string') return `<p class="m-text" style="${PARAGRAPH}">${lines(piece)}</p>`;
  if ('text' in piece)
    return `<p class="m-text" style="${PARAGRAPH}">${withStrong(piece.text, piece.strong)}</p>`;
  if ('list' in piece) {
    const items = piece.list.map((item) => `<li style="margin:0 0 6px">${lines(item)}</li>`).join('');
    return `<ul class="m-text" style="${PARAGRAPH};padding-left:22px">${items}</ul>`;
  }
  if ('remark' in piece)
    return `<p class="m-muted" style="margin:0 0 12px;${small(14)}">${lines(piece.remark)}</p>`;
  // Marked as a quotation, since our name stands below it.
  if ('quote' in piece)
    return `<blockquote class="m-text" style="${PARAGRAPH};padding:4px 0 4px 16px;border-left:3px solid #fabc4a">${lines(piece.quote)}</blockquote>`;
  const to = escaped(piece.link);
  return `<p style="margin:24px 0 16px"><a class="m-btn" href="${to}" style="display:inline-block;padding:16px 28px;border-radius:8px;background-color:#09414a;color:#ffffff;font:600 16px/1.25 ${SANS};text-decoration:none">${escaped(piece.action)}</a></p>
<p class="m-muted" style="margin:0 0 20px;${small(14)}">Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:<br>${link(piece.link, piece.link, ';word-break:break-all')}</p>`;
}

const aside = ({ title, text }: Aside, index: number): string =>
  `<td class="m-half" width="50%" valign="top" style="padding:0 ${index === 0 ? '20px' : '0'} 0 0"><p class="m-text" style="margin:0;font:600 15px/1.4 ${SANS};color:${INK}">${escaped(title)}</p><p class="m-muted" style="margin:4px 0 0;${small(14)}">${lines(text)}</p></td>`;

const asidesRow = (asides: readonly Aside[]): string =>
  `<tr><td class="m-well m-pad" bgcolor="#ecf1f2" style="padding:24px 40px;background-color:#ecf1f2"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${asides.map(aside).join('')}</tr></table></td></tr>`;

/** The window of the logo, of table cells: mail programs draw no SVG. */
const pane = (colour: string, radius: string, name = 'm-pane'): string =>
  `<td${name === '' ? '' : ` class="${name}"`} width="9" height="11" bgcolor="${colour}" style="width:9px;height:11px;background-color:${colour};border-radius:${radius};font-size:0;line-height:0">&nbsp;</td>`;
const LOGO = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td><table role="presentation" cellpadding="0" cellspacing="2" border="0"><tr>${pane('#09414a', '9px 0 0 0')}${pane('#09414a', '0 9px 0 0')}</tr><tr>${pane('#09414a', '0')}${pane('#fabc4a', '0', '')}</tr></table></td><td class="m-text" style="padding:0 0 0 6px;font:400 24px/1.1 ${SERIF};letter-spacing:-.01em;color:${INK}">InterGestion</td></tr></table>`;

const pictureRow = (name: string): string =>
  `<tr><td bgcolor="#07353c" style="background-color:#07353c;padding:0;line-height:0"><img src="cid:${escaped(name)}" width="600" alt="" style="display:block;width:100%;height:auto;border:0"></td></tr>`;

const linksLine = (links: readonly PageLink[]): string =>
  `<p class="m-muted" style="margin:0;${small(13)}">${links.map(({ words, link: to }) => link(to, words)).join('\u00a0· ')}</p>`;

/** HTML version: tables and inline styles, which mail programs understand, and nothing from another server. */
export const htmlOf = (page: Page): string => {
  const { subject, title, pieces, footer, preview, over, asides = [], mention, links = [], picture } = page;
  const { isSigned = true } = page;
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="m-canvas" style="margin:0;padding:0;background-color:#f4f7f8">
<div role="main">${preview === undefined ? '' : `<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>`}
<table role="presentation" class="m-canvas" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f4f7f8"><tr><td class="m-outer" align="center" style="padding:32px 12px">
<table role="presentation" class="m-card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background-color:#ffffff;border:1px solid ${RULE};border-radius:14px;overflow:hidden">
<tr><td class="m-pad" style="padding:22px 40px">${LOGO}</td></tr>
${picture === undefined ? '' : pictureRow(picture)}
<tr><td class="m-pad" style="padding:${picture === undefined ? '12px' : '36px'} 40px 20px">
${over === undefined ? '' : `<p class="m-muted" style="margin:0 0 10px;font:600 14px/1.4 ${SANS};color:${MUTED}">${escaped(over)}</p>`}
<h1 class="m-title m-text" style="margin:0 0 16px;font:400 34px/1.15 ${SERIF};letter-spacing:-.02em;color:${INK}">${escaped(title)}</h1>
${pieces.map(asHtml).join('\n')}
${isSigned ? `<p class="m-text" style="${PARAGRAPH};margin-top:24px">${SIGNATURE}</p>` : ''}
</td></tr>
${asides.length === 0 ? '' : asidesRow(asides)}
<tr><td class="m-pad m-rule" style="padding:24px 40px 28px;border-top:1px solid ${RULE}">${mention === undefined ? '' : `<p class="m-text" style="margin:0 0 12px;font:500 15px/1.5 ${SANS};color:${INK}">${escaped(mention)}</p>`}${footer.map((line) => `<p class="m-muted" style="margin:0 0 8px;${small(13)}">${escaped(line)}</p>`).join('')}${links.length === 0 ? '' : linksLine(links)}</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>
`;
};
