import { ROLES } from '@portal/domain/access';

const SIGNED_IN = ROLES.filter((role) => role !== 'VISITOR').join('|');

/**
 * A script that preloads the registry, before the code of the shell, which asks for the same address
 * (`preloadedAddress`). The server does not know who visits, so the script finds the role that the session keeps, by the
 * rules of `registry-address.ts` and `open-previews.ts` of the page; a test compares them. Nothing depends on a right
 * guess: each part has what a visitor may open, and the page asks again for what its user may.
 */
export const registryPreload = (isLater: boolean): string => `(function(){
var query='?role=VISITOR',link=document.createElement('link'),
read=function(name){return localStorage.getItem(name)},set=function(name,value){link.setAttribute(name,value)};
try{if(/[?&](mfe|shell)=/.test(location.search)||sessionStorage.getItem('portal.previews')!==null)query='';
else if(read('isLoggedIn')==='true'&&read('profileId'))
query=/^(${SIGNED_IN})$/.test(read('role')||'')?'?role='+read('role'):''}catch(e){}
set('rel','preload');set('as','fetch');set('crossorigin','anonymous');${isLater ? "set('fetchpriority','low');" : ''}
set('href','/remotes.json'+query);document.head.append(link)})()`;
