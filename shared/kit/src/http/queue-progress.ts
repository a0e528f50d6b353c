/**
 * Where the queue stands with what somebody waits for: writes, and reads of what they look at. What is below the fold
 * or only likely does not count. `started` counts from the last moment at which nothing waited.
 */
export interface QueueProgress {
  readonly started: number;
  readonly waiting: number;
}

export const QUEUE_AT_REST: QueueProgress = { started: 0, waiting: 0 };
