import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import './worker-memory.mjs';

/** By size: what this worker compiled for the files before. */
const kept = new Map();

/** What takes longer outlives the file that began it, and all that it holds with it. */
const LONG_MS = 1000;

/** Smaller modules are compiled faster than they are kept. */
const LARGE_BYTES = 1_000_000;

/**
 * Node, but that WebAssembly is compiled once for each worker instead of once for each test file: PostgreSQL in the
 * process is 9 MB of it, which took each file that opens a store two seconds. V8 gives the same machine code to modules
 * of the same bytes as long as one of them lives; the one that is kept here is of no file's world, and keeps none alive.
 */
export default class ServerEnvironment extends NodeEnvironment {
  #timers = new Set();

  async setup() {
    await super.setup();
    this.#keepTimers();
    const { WebAssembly: own } = this.global;
    const instantiate = own.instantiate.bind(own);
    own.instantiate = async (source, imports) => {
      const { byteLength = 0 } = source;
      if (byteLength >= LARGE_BYTES && !kept.has(byteLength))
        kept.set(byteLength, await WebAssembly.compile(source));
      return instantiate(source, imports);
    };
  }

  /**
   * PostgreSQL sets a clock of a minute when it starts and lets it run when it ends: until then it held its memory and
   * that of its file, and Jest said of the worker that it did not end by itself.
   */
  #keepTimers() {
    const { setTimeout: begin } = this.global;
    const kept = (work, ms, ...given) => {
      const timer = begin(work, ms, ...given);
      if (ms >= LONG_MS) this.#timers.add(timer);
      return timer;
    };
    this.global.setTimeout = Object.defineProperties(kept, Object.getOwnPropertyDescriptors(begin));
  }

  async teardown() {
    for (const timer of this.#timers) clearTimeout(timer);
    await super.teardown();
  }
}
