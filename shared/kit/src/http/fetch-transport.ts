import { abortable, readBody, type Transport } from './transport';

/** The browser's own fetch: the pages of the content service are read before anyone signs in, and need no more. */
export const fetchTransport: Transport = ({ method, url, headers, body }) =>
  abortable(async (signal) => {
    // Who leaves at once only wanted what was remembered: there is no call then.
    await Promise.resolve();
    signal.throwIfAborted();
    const answer = await fetch(url, {
      method,
      headers: { ...headers },
      signal,
      ...(body !== undefined && { body }),
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: readBody(await answer.text()),
    };
  });
