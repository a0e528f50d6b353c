/** Counts writes and visible reads only. `started` counts since the queue was last empty. */
export interface QueueProgress {
  readonly started: number;
  readonly waiting: number;
}

export const QUEUE_AT_REST: QueueProgress = { started: 0, waiting: 0 };
