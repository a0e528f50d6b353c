/**
 * A script that leads a tab with a preview of the shell back to it (decision 0056): the page has taken `?shell=` out of the
 * address, so that a reload would give it the ordinary shell. It is there only while previews are listed, and reads the
 * entry that `take-previews.ts` of the page writes.
 * @param previews the versions that may be asked for
 */
export const backToPreview = (previews: readonly string[]): string => `(function(){try{
var address=new URL(location.href),previews=${JSON.stringify(previews).replaceAll('<', '\\u003c')},
kept=JSON.parse(sessionStorage.getItem('portal.previews')||'[]').filter(function(each){
return each.remote==='shell'&&each.until>Date.now()&&previews.indexOf(each.version)>=0})[0];
if(kept&&!address.searchParams.has('shell')){address.searchParams.set('shell',kept.version);location.replace(address.href)}
}catch(e){}})()`;
