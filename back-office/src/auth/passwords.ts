import { hash, verify } from '@node-rs/argon2';
import { busy } from '../http/api-problem';

/** What a hash costs: OWASP's argon2id figures unless told otherwise (tests). */
export interface PasswordCost {
  /** Kibibytes. */
  readonly memoryCost: number;
  readonly timeCost: number;
}

export const DEFAULT_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

const AT_A_TIME = 2;
const WAITING = 20;
const RETRY_AFTER_S = 2;

/** Hashes and checks passwords, two at a time: a flood of logins must not starve everybody else. */
export interface Passwords {
  /** @throws ApiProblem 503 when too many are waiting */
  hash(password: string): Promise<string>;
  /**
   * Whether a password is the one of a hash. Takes as long when there is no hash, so that unknown e-mails do not show.
   * @throws ApiProblem 503 when too many are waiting
   */
  matches(password: string, hashed: string | null | undefined): Promise<boolean>;
}

export function createPasswords(cost: PasswordCost = DEFAULT_COST): Passwords {
  let running = 0;
  const queue: (() => void)[] = [];
  let decoy: Promise<string> | undefined;

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
    hash: (password) => gated(() => hash(password, cost)),
    matches: (password, hashed) =>
      gated(async () => {
        decoy ??= hash('no such account', cost);
        const isRight = await verify(hashed ?? (await decoy), password).catch(() => false);
        return isRight && hashed !== null && hashed !== undefined;
      }),
  };
}
