import { busy } from '../wire/api-problem';

/** What the answers of this process may hold at once: made but not yet taken by whoever asked (finding S3). */
export interface AnswerBounds {
  /** Bytes of all answers under way. */
  readonly bytes: number;
  /** So many of them are kept for small answers of those who hold little. */
  readonly reserve: number;
  /** Who holds less holds little. */
  readonly littleOfOne: number;
  /** Bytes of one owner; a single answer may be larger when nothing else of theirs is under way. */
  readonly bytesOfOne: number;
  /** Answers that are being made at the same time, and of them for one owner. */
  readonly making: number;
  readonly makingOfOne: number;
  /** Requests that wait for their turn: the second half of the places is for those who wait for nothing else. */
  readonly waiting: number;
  readonly waitingOfOne: number;
  /**
   * How long one waits before it is sent away, in milliseconds. After half of it, answers that nobody took for as long
   * are cut off for the sake of those who wait.
   */
  readonly waitMs: number;
}

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

/** Of those who signed: each owner is a person, whatever sessions they have. */
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

/** Of everybody else: each owner is an address, behind which there may be a thousand people. */
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
 * 'small': a single row or a text of the portal. 'usual': a page of a list, a file. 'large': nobody knows how large it
 * is, or it is known to be; one at a time. 'write': what was done must be told, so only its owner's own bytes count.
 */
export type AnswerKind = 'small' | 'usual' | 'large' | 'write';

/** One answer, from the moment it may be made. */
export interface UnderWay {
  /**
   * It is made, and has so many bytes to be taken.
   * @param cut ends its connection, when others wait and it was not taken for long
   */
  made(bytes: number, cut: () => void): void;
  /** It was taken, or nobody takes it any more. May be told twice. */
  ended(): void;
}

export interface AnswersUnderWay {
  /**
   * Waits until an answer may be made.
   * @param owner whose answers are counted together
   * @throws ApiProblem 503 with `Retry-After` when too many wait, or after a while
   */
  enter(owner: string, kind: AnswerKind): Promise<UnderWay>;
  /** For what is answered in any case, such as a refusal: it is counted, and waits for nothing. */
  count(owner: string): UnderWay;
  /** What is under way at this moment, and of how many. */
  load(): {
    readonly bytes: number;
    readonly making: number;
    readonly waiting: number;
    readonly owners: number;
  };
}

interface Owned {
  readonly owner: string;
  /** Answers that may be made, or are, and did not end. */
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

/** Where an answer counts. */
type Room = 'common' | 'reserve';

/** An answer that is made and not taken. */
interface Held {
  readonly owned: Owned;
  readonly since: number;
  readonly cut: () => void;
}

/** Counts the answers of a process: each is let in only while what is under way stays within its bounds. */
export function countAnswers(bounds: AnswerBounds): AnswersUnderWay {
  const owners = new Map<string, Owned>();
  const queue = new Set<Waiting>();
  /** In the order in which they were made. */
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
  /** Each has a room of its own: large answers that are let in together may be more than the common one holds. */
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

  /** In the order in which they came; who waits for their own answers to be taken holds up nobody else. */
  function letIn(): void {
    for (const waiting of queue) {
      const { owned, kind } = waiting;
      if (!mayBegin(owned, kind)) continue;
      queue.delete(waiting);
      owned.waiting -= 1;
      waiting.begin(begin(owned, kind));
    }
  }

  /** Cuts off what was not taken for a while, of who holds most and the oldest of it first, until there is room. */
  function makeRoom({ owned, kind }: Waiting): void {
    // Who waits for their own answers to be taken has nobody else's cut off.
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
