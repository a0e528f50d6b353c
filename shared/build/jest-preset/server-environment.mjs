import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import '../../remote-sdk/jest/worker-memory.mjs';

/** Compiled modules by size. */
const kept = new Map();

/** Longer timers outlive the test file that started them and keep its memory. */
const LONG_MS = 1000;

/** Smaller modules compile faster than they are cached. */
const LARGE_BYTES = 1_000_000;

/**
 * Node, with WebAssembly compiled once per worker instead of once per test file: the in-process PostgreSQL is 9 MB of
 * it, two seconds for each file that opens a store. V8 shares machine code between modules of the same bytes as long as
 * one of them lives; the cached one belongs to no file's context, so it keeps none alive.
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
   * PostgreSQL sets a one-minute timer when it starts and does not clear it: it would keep the memory of the database
   * and of its test file, and Jest would report a worker that did not exit.
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
