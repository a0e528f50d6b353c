import { setTimeout as pause } from 'node:timers/promises';
import type { AskedContent } from '@portal/kit/drawing';

/** Answers of the content service by request key. */
export type ContentAnswers = Readonly<Record<string, unknown>>;

/** Requests an address from this server, like a browser: path and query in, status and body out. */
export type AskContent = (address: string) => Promise<{ readonly status: number; readonly body: string }>;

/** The content service answers in a few milliseconds; a page should not wait longer for its texts than for its code. */
const PATIENCE_MS = 400;
/** After a failure or timeout the service is not asked for this long, so that no other visitor waits for it. */
const REST_MS = 5000;
const MAX_BYTES = 200_000;

/** Fetches the content of a page, without late and invalid answers. Concurrent requests are shared. */
export function createContentAnswers(ask: AskContent, now: () => number) {
  const underWay = new Map<string, Promise<unknown>>();
  let restsUntil = 0;

  async function answerTo(address: string): Promise<unknown> {
    const { status, body } = await ask(address);
    if (status >= 500) throw new Error(`The content service answered ${String(status)}`);
    return status === 200 && body.length <= MAX_BYTES ? (JSON.parse(body) as unknown) : undefined;
  }

  function shared(address: string): Promise<unknown> {
    const found = underWay.get(address);
    if (found) return found;
    const asking = answerTo(address).finally(() => underWay.delete(address));
    underWay.set(address, asking);
    return asking;
  }

  return async function answersTo(asked: readonly AskedContent[]): Promise<ContentAnswers> {
    if (asked.length === 0 || now() < restsUntil) return {};
    const answers: Record<string, unknown> = {};
    const reading = asked.map(async ({ key, address }) => {
      const answer = await shared(address);
      if (answer !== undefined) answers[key] = answer;
    });
    const limit = pause(PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new Error('The content service is silent');
    });
    try {
      await Promise.race([Promise.all(reading), limit]);
    } catch {
      restsUntil = now() + REST_MS;
    }
    return { ...answers };
  };
}
