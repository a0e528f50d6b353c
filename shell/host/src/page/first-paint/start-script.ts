/** Id of the template with the code of the portal, in a page that can be read without it. */
export const CODE_TEMPLATE = 'portal-code';

/** Fallback for background tabs, which get no animation frames. */
const PATIENCE_MS = 300;

/**
 * Loads the code after the server-rendered page was painted, so that neither download nor compilation delays the
 * paint. When that page is hidden (`guard-script.ts`), the code is loaded at once. Scripts inserted from a template
 * would run in order of arrival; here they keep their order.
 */
export const START = `(function(){var code=document.getElementById('${CODE_TEMPLATE}'),
start=function(){code.content.querySelectorAll('script').forEach(function(script){script.async=false});
document.head.append(code.content)};
if(document.documentElement.dataset.firstPaint)return start();
requestAnimationFrame(function(){setTimeout(start)});setTimeout(start,${String(PATIENCE_MS)})})()`;
