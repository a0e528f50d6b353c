/** A signature from the future is refused outright, one from the past is good for minutes: so be a little late. */
const BACKDATE_MS = 5000;

export interface ServerClock {
  /** Reads the `Date` header of an answer that came just now; anything else than a date teaches nothing. */
  readonly learn: (dateHeader: string | null | undefined) => void;
  /** The time to sign with: what the server's clock says, slightly backdated; milliseconds since 1970. */
  readonly signingTime: () => number;
}

/** Keeps how far the server's clock is from this machine's, which may be hours wrong. */
export function createServerClock(now: () => number = Date.now): ServerClock {
  let offset = 0;
  return {
    learn(dateHeader) {
      const serverTime = Date.parse(dateHeader ?? '');
      if (!Number.isNaN(serverTime)) offset = serverTime - now();
    },
    signingTime: () => now() + offset - BACKDATE_MS,
  };
}
