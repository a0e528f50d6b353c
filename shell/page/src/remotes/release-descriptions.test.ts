import { UnreadableError } from '@portal/registry/read-json';
import type { ListedRelease } from '@portal/registry/registry';
import { listed, writtenRelease } from '@portal/registry/registry-samples';
import { createReleaseDescriptions, DescriptionError } from './release-descriptions';

const never = new AbortController().signal;
const { description: _, ...bare } = listed('agent', '1.0.0');
const undescribed: ListedRelease = bare;

/** A server with consecutive answers that records the requests. */
function serverOf(...answers: readonly (() => Response | Promise<Response>)[]) {
  const asked: [unknown, RequestInit | undefined][] = [];
  const rest = [...answers];
  const get: typeof fetch = async (url, init) => {
    asked.push([url, init]);
    const answer = rest.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  };
  return { asked, get };
}

const whole = () => Response.json(writtenRelease('agent', '1.0.0'));

describe('the description of a release', () => {
  it('is what the registry carries, without a call', async () => {
    const { asked, get } = serverOf();
    const described = await createReleaseDescriptions(get).describe(listed('agent', '1.0.0'), never);

    expect(described.entry).toBe('remoteEntry.js');
    expect(asked).toEqual([]);
  });

  it('is its remote.json, with the digest that the registry gives, asked for once', async () => {
    const { asked, get } = serverOf(whole);
    const descriptions = createReleaseDescriptions(get);
    const first = await descriptions.describe(undescribed, never);

    expect(await descriptions.describe(undescribed, never)).toBe(first);
    expect(descriptions.known(undescribed)).toBe(first);
    expect(asked).toEqual([
      [
        '/remotes/agent/1.0.0/remote.json',
        { integrity: undescribed.digest, signal: never, cache: 'default' },
      ],
    ]);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['it does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['it is not there', () => new Response('Not found', { status: 404 })],
    ['it is a page', () => new Response('<!doctype html>')],
  ])('is not had when %s, and is asked for again the next time, past the cache', async (_what, failing) => {
    const { asked, get } = serverOf(failing, whole);
    const descriptions = createReleaseDescriptions(get);

    await expect(descriptions.describe(undescribed, never)).rejects.toThrow(DescriptionError);
    expect(descriptions.known(undescribed)).toBeUndefined();
    await expect(descriptions.describe(undescribed, never)).resolves.toMatchObject({ version: '1.0.0' });
    expect(asked.map(([, init]) => init?.cache)).toEqual(['default', 'reload']);
  });

  it('is refused when it is that of another release', async () => {
    const { get } = serverOf(() => Response.json(writtenRelease('agent', '2.0.0')));

    await expect(createReleaseDescriptions(get).describe(undescribed, never)).rejects.toThrow(
      UnreadableError,
    );
  });
});
