/** Nonces of reads that could not be stored: replays must be refused even while a disk is full. */
export interface SpareNonces {
  /** False when the nonce is known or the memory is full: refusing is safer than forgetting. */
  remember(personId: number, nonce: Buffer, now: Date): boolean;
  has(personId: number, nonce: Buffer): boolean;
}

/** About 27 MB at most. */
const MAX_NONCES = 300_000;

/** @param keptS how long a nonce is kept, in seconds; longer than a signature is valid */
export function createSpareNonces(keptS: number): SpareNonces {
  const seen = new Map<string, number>();
  const nameOf = (personId: number, nonce: Buffer): string => `${personId} ${nonce.toString('base64')}`;

  /** Maps keep insertion order, so the oldest come first. */
  const forgetOld = (now: Date): void => {
    for (const [name, at] of seen) {
      if (now.getTime() - at <= keptS * 1000) return;
      seen.delete(name);
    }
  };

  return {
    has: (personId, nonce) => seen.has(nameOf(personId, nonce)),
    remember: (personId, nonce, now) => {
      forgetOld(now);
      const name = nameOf(personId, nonce);
      if (seen.has(name) || seen.size >= MAX_NONCES) return false;
      seen.set(name, now.getTime());
      return true;
    },
  };
}
