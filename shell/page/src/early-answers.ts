/** Data blocks in which the host answers what it knows that the page will ask for (`html-page.ts`). */
const blocks = () => [...document.querySelectorAll<HTMLElement>('script[data-answer]')];

/** The first of these answers below a path: its address, with the query. */
export const earlyAnswerAt = (path: string): string | undefined =>
  blocks()
    .map(({ dataset }) => dataset['answer'])
    .find((address) => address?.split('?')[0] === path);

/**
 * `fetch`, for what the HTML page may have the answer of: that answer serves once, with the server's `Date`. Pages of a host
 * of the release before have none.
 */
export async function askEarly(address: string, init: RequestInit): Promise<Response> {
  const block = blocks().find(({ dataset }) => dataset['answer'] === address);
  if (!block) return fetch(address, init);
  block.remove();
  return new Response(block.textContent, { headers: { date: block.dataset['date'] ?? '' } });
}
