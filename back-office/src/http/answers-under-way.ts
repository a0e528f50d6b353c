import { busy } from '../wire/api-problem';

/** Limits of the answers of this process that are made but not yet received. */
export interface AnswerBounds {
  readonly bytes: number;
  /** Part of `bytes`, reserved for small answers to owners who hold little. */
  readonly reserve: number;
  /** Owners below this many bytes hold little. */
  readonly littleOfOne: number;
  /** Bytes of one owner; a single answer may be larger if it is their only one. */
  readonly bytesOfOne: number;
  /** Answers being made at the same time, in all and for one owner. */
  readonly making: number;
  readonly makingOfOne: number;
  /** Requests waiting for their turn; the second half of the places is for owners without another waiting request. */
  readonly waiting: number;
  readonly waitingOfOne: number;
  /** Wait before 503, in milliseconds; after half of it, answers not received for as long are cut off. */
  readonly waitMs: number;
}

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

/** For signed calls: an owner is a person, whatever their sessions. */
export const ANSWER_BOUNDS: AnswerBounds = {
  bytes: 64 * MEBIBYTE,
  reserve: 16 * MEBIBYTE,
  littleOfOne: 256 * KIBIBYTE,
  bytesOfOne: 4 * MEBIBYTE,
  making: 8,
  makingOfOne: 3,
  waiting: 1000,
  waitingOfOne: 25,
  waitMs: 4_000,
};

/** For unsigned calls: an owner is an address, which a thousand people may share. */
export const OPEN_ANSWER_BOUNDS: AnswerBounds = {
  bytes: 48 * MEBIBYTE,
  reserve: 16 * MEBIBYTE,
  littleOfOne: MEBIBYTE,
  bytesOfOne: 16 * MEBIBYTE,
  making: 64,
  makingOfOne: 48,
  waiting: 4000,
  waitingOfOne: 1500,
  waitMs: 4_000,
};

const RETRY_AFTER_S = 5;

/**
 * 'small': a single row or a text of the portal. 'usual': a page of a list, a file. 'large': known to be large or of
 * unknown size; one at a time. 'write': its outcome must be reported, so only its owner's own bytes count.
 */
export type AnswerKind = 'small' | 'usual' | 'large' | 'write';

export interface UnderWay {
  /** It is ready, of so many bytes until received; `cut` closes it when others wait and nobody takes it. */
  made(bytes: number, cut: () => void): void;
  /** It was received or abandoned. May be called twice. */
  ended(): void;
}

export interface AnswersUnderWay {
  /** Waits until an answer may be made. @throws ApiProblem 503 when too many wait, or after a while */
  enter(owner: string, kind: AnswerKind): Promise<UnderWay>;
  /** Counts an answer that is given in any case, such as a refusal, without waiting. */
  count(owner: string): UnderWay;
  load(): {
    readonly bytes: number;
    readonly making: number;
    readonly waiting: number;
    readonly owners: number;
  };
}

interface Owned {
  readonly owner: string;
  /** Answers admitted that have not ended. */
  begun: number;
  bytes: number;
  making: number;
  waiting: number;
}

interface Waiting {
  readonly owned: Owned;
  readonly kind: AnswerKind;
  readonly begin: (underWay: UnderWay) => void;
}

type Room = 'common' | 'reserve';

interface Held {
  readonly owned: Owned;
  readonly since: number;
  readonly cut: () => void;
}

export function countAnswers(bounds: AnswerBounds): AnswersUnderWay {
  const owners = new Map<string, Owned>();
  const queue = new Set<Waiting>();
  const held = new Set<Held>();
  const bytes: Record<Room, number> = { common: 0, reserve: 0 };
  let making = 0;
  let isLargeMade = false;

  const ownedBy = (owner: string): Owned => {
    const known = owners.get(owner) ?? { owner, begun: 0, bytes: 0, making: 0, waiting: 0 };
    owners.set(owner, known);
    return known;
  };
  const forget = (owned: Owned): void => {
    if (owned.begun === 0 && owned.waiting === 0) owners.delete(owned.owner);
  };
  /** The reserve is counted apart, since large answers admitted together may exceed the common budget. */
  const roomFor = (owned: Owned, kind: AnswerKind): Room | undefined => {
    if (kind === 'write' || bytes.common < bounds.bytes - bounds.reserve) return 'common';
    const isLittle = kind === 'small' && owned.bytes < bounds.littleOfOne;
    return isLittle && bytes.reserve < bounds.reserve ? 'reserve' : undefined;
  };
  const hasTurn = (owned: Owned, kind: AnswerKind): boolean =>
    kind === 'write' ||
    (making < bounds.making && owned.making < bounds.makingOfOne && !(kind === 'large' && isLargeMade));
  const mayBegin = (owned: Owned, kind: AnswerKind): boolean =>
    owned.bytes < bounds.bytesOfOne && hasTurn(owned, kind) && roomFor(owned, kind) !== undefined;

  function begin(owned: Owned, kind: AnswerKind): UnderWay {
    const room = roomFor(owned, kind) ?? 'common';
    let state: 'making' | 'made' | 'ended' = 'making';
    let size = 0;
    let answer: Held | undefined;
    const turn = kind === 'write' ? 0 : 1;
    owned.begun += 1;
    making += turn;
    owned.making += turn;
    if (kind === 'large') isLargeMade = true;
    const isMade = (): void => {
      making -= turn;
      owned.making -= turn;
      if (kind === 'large') isLargeMade = false;
    };
    const ended = (): void => {
      if (state === 'ended') return;
      if (state === 'making') isMade();
      state = 'ended';
      owned.begun -= 1;
      bytes[room] -= size;
      owned.bytes -= size;
      if (answer) held.delete(answer);
      forget(owned);
      letIn();
    };
    const made = (found: number, cut: () => void): void => {
      if (state !== 'making') return;
      state = 'made';
      size = found;
      bytes[room] += size;
      owned.bytes += size;
      answer = {
        owned,
        since: performance.now(),
        cut: () => {
          cut();
          ended();
        },
      };
      held.add(answer);
      isMade();
      letIn();
    };
    return { made, ended };
  }

  /** Admits waiting requests in order; one that waits for its owner's own answers does not block others. */
  function letIn(): void {
    for (const waiting of queue) {
      const { owned, kind } = waiting;
      if (!mayBegin(owned, kind)) continue;
      queue.delete(waiting);
      owned.waiting -= 1;
      waiting.begin(begin(owned, kind));
    }
  }

  /** Cuts off answers not received for a while, from the owner who holds most, oldest first, until there is room. */
  function makeRoom({ owned, kind }: Waiting): void {
    // A request that waits for its owner's own answers does not cut off others.
    while (owned.bytes < bounds.bytesOfOne && roomFor(owned, kind) === undefined) {
      const latest = performance.now() - bounds.waitMs / 2;
      let worst: Held | undefined;
      for (const answer of held) {
        if (answer.since > latest) break;
        if (answer.owned.bytes > (worst?.owned.bytes ?? 0)) worst = answer;
      }
      if (!worst) return;
      worst.cut();
    }
  }

  const isTooMany = ({ waiting }: Owned): boolean =>
    waiting >= bounds.waitingOfOne || queue.size >= (waiting === 0 ? bounds.waiting : bounds.waiting / 2);

  return {
    enter: (owner, kind) => {
      const owned = ownedBy(owner);
      if (owned.waiting === 0 && mayBegin(owned, kind)) return Promise.resolve(begin(owned, kind));
      if (isTooMany(owned)) {
        forget(owned);
        return Promise.reject(busy(RETRY_AFTER_S));
      }
      owned.waiting += 1;
      return new Promise((resolve, reject) => {
        const room = setTimeout(() => makeRoom(waiting), bounds.waitMs / 2);
        const timer = setTimeout(() => {
          queue.delete(waiting);
          owned.waiting -= 1;
          forget(owned);
          reject(busy(RETRY_AFTER_S));
        }, bounds.waitMs);
        const waiting: Waiting = {
          owned,
          kind,
          begin: (underWay) => {
            clearTimeout(room);
            clearTimeout(timer);
            resolve(underWay);
          },
        };
        queue.add(waiting);
      });
    },
    count: (owner) => begin(ownedBy(owner), 'write'),
    load: () => ({ bytes: bytes.common + bytes.reserve, making, waiting: queue.size, owners: owners.size }),
  };
}
