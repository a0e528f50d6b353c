/** Where the code of the portal waits, in a page that can be read without it. */
export const CODE_TEMPLATE = 'portal-code';

/** A tab that nobody looks at has no frames. */
const PATIENCE_MS = 300;

/**
 * Asks for the code once what was drawn is on the screen, so that neither its bytes nor its compiling is waited for. Whoever
 * sees no drawing (`guard-script.ts`) waits for the code, and has it asked for at once. Scripts of a template would run in
 * whichever order they arrive; here they keep theirs.
 */
export const START = `(function(){var code=document.getElementById('${CODE_TEMPLATE}'),
start=function(){code.content.querySelectorAll('script').forEach(function(script){script.async=false});
document.head.append(code.content)};
if(document.documentElement.dataset.firstPaint)return start();
requestAnimationFrame(function(){setTimeout(start)});setTimeout(start,${String(PATIENCE_MS)})})()`;
