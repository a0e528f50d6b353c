import { CODE_TEMPLATE } from './first-paint/guard-script';

/** Id of the template with the shell that was served before: its `shell.json` and what starts it. */
export const BEFORE_TEMPLATE = 'portal-shell-before';

/** How long the code or the styles of the shell may take before the page offers to ask again. What comes later still counts. */
const LIMIT_MS = 10_000;
const PAUSE_MS = 1200;
/** How often missing styles are asked for again before somebody has to press. */
const TRIES = 2;

/**
 * Watches over the files that start the portal (`data-start`), which nothing else can ask for again: code that fails is
 * fetched anew past the caches, then the shell before it is tried, then a card offers both; code that hangs has the card at
 * once. Styles are asked for again the same way. A browser joins a new element to the pending request of the same
 * address, hence the `fetch`. Scripts are copies of templates, since nothing may give a script an address as long as the
 * policy of the shell (`trust.ts`) is not there. A link that waits is no style sheet meanwhile: one that hangs in the
 * head would keep the page from being painted. The first code that runs counts: that of any other element then
 * belongs to another document, where it does not run. Code that ran and then found no settings or registry shows the same card
 * (`portalStartFailed`).
 */
export const START_WATCH = `(()=>{
const find=id=>document.getElementById(id),all=kind=>Array.from(document.querySelectorAll(kind+'[data-start]'));
const arrived=new WeakSet(),UNSTYLED='La mise en forme n’est pas arrivée';
let isStarted=false,press=0,tries=0,card,again;
const get=async(address,integrity='')=>{
const answer=await fetch(address,{cache:'reload',signal:AbortSignal.timeout(${String(LIMIT_MS)}),integrity});
if(!answer.ok)throw answer.status;return answer};
const put=(parent,tag,text,css)=>{const element=document.createElement(tag);element.textContent=text;
element.style.cssText=css;parent.append(element);return element};
const show=title=>{if(card)return;
card=put(document.body,'div','','max-width:36rem;margin:1rem auto;padding:1.5rem;border:1px solid;border-radius:.75rem;background:Canvas;color:CanvasText;font:1rem/1.5 system-ui,sans-serif');
card.setAttribute('role','alert');document.body.prepend(card);
put(card,'h2',title,'margin:0;font-size:1.25rem');
put(card,'p','Vérifiez votre connexion, puis réessayez. Vos données ne sont pas touchées.','margin:.5rem 0 1rem');
put(card,'button','Réessayer','min-height:44px;padding:0 1.5rem;font:inherit').onclick=()=>{
tries=0;const retry=again;again=undefined;
if(retry){hide();retry()}else if(!isStarted)begin();
lacking().forEach(style)}};
const hide=()=>{card?.remove();card=undefined};
const lacking=()=>all('link').filter(link=>!arrived.has(link));
const run=async({content})=>{
for(const script of content.querySelectorAll('script'))await(await get(script.getAttribute('src'))).arrayBuffer();
if(isStarted)return;
const copy=content.cloneNode(true),running=Array.from(copy.querySelectorAll('script'),script=>new Promise((resolve,reject)=>{
script.async=false;script.onload=resolve;script.onerror=reject}));
document.head.append(copy);await Promise.all(running)};
const before=async()=>{const template=find('${BEFORE_TEMPLATE}'),{address,digest}=template.dataset,
{base,integrity}=await(await get(address,digest)).json(),known=globalThis.__PORTAL_SRI__??=Object.create(null);
for(const file in integrity)known[base+file]=integrity[file];
const styles=Array.from(document.querySelectorAll('template[data-first]'));
try{styles.forEach(each=>each.removeAttribute('data-first'));await run(template)}
catch(problem){styles.forEach(each=>each.setAttribute('data-first',''));throw problem}};
const begin=async()=>{const mine=++press;
for(const attempt of [()=>run(find('${CODE_TEMPLATE}')),before]){
if(isStarted||mine!==press)return;
try{return await attempt()}catch{}}
if(!isStarted)show('Le portail n’a pas pu démarrer')};
const as=(link,rel)=>{const copy=link.cloneNode();copy.rel=rel;link.replaceWith(copy);return copy};
const style=async link=>{
if(tries++>=${String(TRIES)})return show(UNSTYLED);
const still=as(link,'');
if(tries>1)await new Promise(resolve=>setTimeout(resolve,${String(PAUSE_MS)}));
await get(link.href).then(answer=>answer.arrayBuffer()).catch(()=>{});
as(still,'stylesheet')};
const look=()=>{if(!isStarted&&!press)show('Le portail n’a pas pu démarrer');
const links=lacking();if(links.length){show(UNSTYLED);links.forEach(style)}};
const settle=({type,target})=>{if(target.dataset?.start===undefined)return;
if(target.localName==='link'){
if(type==='error')return void style(target);
arrived.add(target);if(isStarted&&!lacking().length)hide();return}
if(isStarted)return;
if(type==='error')return press||void begin();
isStarted=true;for(const link of all('link'))if(link.dataset.start!==target.dataset.start)link.remove();
hide();if(tries>${String(TRIES)}&&lacking().length)show(UNSTYLED);setTimeout(look,${String(LIMIT_MS)});
for(const other of all('script'))if(other!==target)document.implementation.createHTMLDocument().adoptNode(other)};
window.portalStartFailed=retry=>{again=retry;show('Le portail n’a pas pu démarrer')};
document.addEventListener('load',settle,true);document.addEventListener('error',settle,true);
setTimeout(look,${String(LIMIT_MS)})})()`;
