import { hash, parseOptions, verify } from '@node-rs/argon2';
import { busy, type Problem } from '../wire/api-problem';
import { passwordProblem } from './password-policy';

export interface PasswordCost {
  /** Kibibytes. */
  readonly memoryCost: number;
  readonly timeCost: number;
}

export const DEFAULT_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

// The library exports a `const enum`, which cannot be used with isolated modules.
const ARGON2ID = 2;
const PARALLELISM = 1;
const AT_A_TIME = 2;
const WAITING = 20;
const RETRY_AFTER_S = 2;

/** Hashes and checks passwords, two at a time, so that many logins do not starve other requests. */
export interface Passwords {
  problem(password: string): Omit<Problem, 'source'> | undefined;
  /** @throws ApiProblem 503 when too many are waiting */
  hash(password: string): Promise<string>;
  /** Whether a password has this hash; as slow without one. @throws ApiProblem 503 when too many wait */
  matches(password: string, hashed: string | null | undefined): Promise<boolean>;
  /** Whether a hash has other parameters than the current ones and should be renewed. */
  isOutdated(hashed: string): boolean;
  waiting(): number;
}

interface PasswordOptions {
  readonly cost?: PasswordCost | undefined;
  readonly blocklist?: boolean | undefined;
}

/** A well-formed hash of no password: checking against it costs the same and always fails. */
const decoyOf = ({ memoryCost, timeCost }: PasswordCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${PARALLELISM}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export function createPasswords({ cost = DEFAULT_COST, blocklist = false }: PasswordOptions = {}): Passwords {
  const wanted = { ...cost, algorithm: ARGON2ID, parallelism: PARALLELISM };
  const decoy = decoyOf(cost);
  let running = 0;
  const queue: (() => void)[] = [];

  const enter = async (): Promise<void> => {
    if (running < AT_A_TIME) {
      running += 1;
      return;
    }
    if (queue.length >= WAITING) throw busy(RETRY_AFTER_S);
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  const gated = async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };

  return {
    waiting: () => queue.length,
    problem: (password) => passwordProblem(password, blocklist),
    hash: (password) => gated(() => hash(password, wanted)),
    matches: (password, hashed) =>
      gated(async () => {
        const isRight = await verify(hashed ?? decoy, password).catch(() => false);
        return isRight && hashed !== null && hashed !== undefined;
      }),
    isOutdated: (hashed) => {
      const used = parseOptions(hashed);
      return (
        !hashed.startsWith('$argon2id$') ||
        used.memoryCost !== cost.memoryCost ||
        used.timeCost !== cost.timeCost ||
        used.parallelism !== PARALLELISM
      );
    },
  };
}
