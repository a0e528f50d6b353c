/** The server refuses timestamps in the future, but accepts some minutes in the past: stay slightly late. */
const BACKDATE_MS = 5000;

export interface ServerClock {
  /** Learns from the `Date` header of a fresh answer; invalid dates are ignored. */
  readonly learn: (dateHeader: string | null | undefined) => void;
  /** The server's time, as far as an answer has told it; milliseconds since 1970. */
  readonly time: () => number;
  /** Timestamp for signatures: the server's time, slightly backdated; milliseconds since 1970. */
  readonly signingTime: () => number;
}

/** Tracks the offset between the server's clock and the local one, which may be hours wrong. */
export function createServerClock(now: () => number = Date.now): ServerClock {
  let offset = 0;
  const time = () => now() + offset;
  return {
    time,
    learn(dateHeader) {
      const serverTime = Date.parse(dateHeader ?? '');
      if (!Number.isNaN(serverTime)) offset = serverTime - now();
    },
    signingTime: () => time() - BACKDATE_MS,
  };
}
