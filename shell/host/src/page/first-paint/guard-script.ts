import type { FirstPaint } from './create-first-paint';

/**
 * Decides before the first paint whether the server-rendered page is for this user: the server does not know who is
 * signed in, the previews of a tab, or the canary cohort. Repeats the rules of the session (`stored-session.ts`), of
 * previews (`previews.ts`) and of cohorts (`cohort.ts`, `cohort-key.ts`); a test compares them. Without readable
 * storage, the user counts as a visitor.
 */
const GUARD = String.raw`(function(canaries){
var read=function(name){return localStorage.getItem(name)},text=/^[^"\p{Cc}]{1,512}$/u,
used=parseInt(read('lastActive')||'',10),idle=isNaN(used)?0:Date.now()-used,
isIn=read('isLoggedIn')==='true'&&text.test(read('token')||'')&&text.test(read('email')||'')&&
idle<=(read('stayConnected')==='true'?12096e5:18e5),
isDrawn=!isIn&&canaries.some(function(canary){
var draw=read('portal.draw'),hash=0x811c9dc5,i=0,key;
if(!/^\d{1,4}$/.test(draw||'')){draw=String(Math.floor(Math.random()*1e4));localStorage.setItem('portal.draw',draw)}
for(key=canary.salt+':'+draw;i<key.length;i++)hash=Math.imul(hash^key.charCodeAt(i),0x01000193);
return (hash>>>0)%1e4<canary.percent*100});
var isOther=isDrawn||/[?&]mfe=/.test(location.search)||sessionStorage.getItem('portal.previews')!==null,
isKnown=/^[1-9]\d*$/.test(read('profileId')||'');
if(isIn||isOther)document.documentElement.dataset.firstPaint=isIn&&isKnown&&!isOther?'signed-in':'hidden'})`;

/** How long a held link waits for the code before it is followed as it stands. */
const HELD_MS = 3000;

/**
 * Keeps what was pressed before the code was loaded, so that it can be pressed again afterwards: the last button, and
 * what a pointer is still down on, which gets no click if the code replaces it meanwhile. A link that says where to come
 * back to (`next`) was rendered without the query of this address: it waits for the code, which knows the query.
 */
const EARLY = `(function(){var early=window.portalEarly={},
on=function(name,act){addEventListener(name,function(event){
if(window.portalEarly)act(event.target.closest&&event.target.closest('button,a[href]')||undefined,event)},true)},
up=function(){delete early.down};
on('pointerdown',function(pressed){early.down=pressed});on('pointerup',up);on('pointercancel',up);
on('click',function(pressed,event){if(!pressed)return;
if(pressed.localName==='a'){
if(!location.search||!/[?&]next=/.test(pressed.search)||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return;
event.preventDefault();setTimeout(function(){if(pressed.isConnected)location.assign(pressed.href)},${String(HELD_MS)})}
early.pressed=pressed})})()`;

/**
 * The guard script of a page. It sets `data-first-paint` on the document element when the server-rendered page must be
 * hidden (`signed-in`: a skeleton may replace it), and stores in `window.portalEarly` what was pressed before the code
 * was loaded, until the code deletes it.
 */
export const guardScript = ({ canaries }: Pick<FirstPaint, 'canaries'>): string =>
  `try{${GUARD}(${JSON.stringify(canaries).replaceAll('<', '\\u003c')})}catch{}${EARLY}`;

/** Id of the template with the code of the portal, for a page that can be read without it, and to start it again. */
export const CODE_TEMPLATE = 'portal-code';

/** Fallback for background tabs, which get no animation frames. */
const PATIENCE_MS = 300;

/**
 * Loads the code after the server-rendered page was painted, so that neither download nor compilation delays the
 * paint. When that page is hidden (`guard-script.ts`), the code is loaded at once. Scripts inserted from a template
 * would run in order of arrival; here they keep their order.
 */
export const START = `(function(){var code=document.getElementById('${CODE_TEMPLATE}'),
start=function(){if(!code)return;var copy=code.content.cloneNode(true);code=null;copy.querySelectorAll('script').forEach(function(script){script.async=false});
document.head.append(copy)};
if(document.documentElement.dataset.firstPaint)return start();
requestAnimationFrame(function(){setTimeout(start)});setTimeout(start,${String(PATIENCE_MS)})})()`;
