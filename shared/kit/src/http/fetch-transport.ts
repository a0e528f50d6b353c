import { abortable, readBody, type Transport } from './transport';

/** The browser's fetch: enough for the content service, and available without a download. */
export const fetchTransport: Transport = ({ method, url, headers, body }) =>
  abortable(async (signal) => {
    // A subscriber that leaves immediately only wanted a cached answer: make no call.
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
