export interface DrawingTask {
  readonly code: string;
  readonly call: string;
  readonly input: unknown;
}

export declare function draw(
  tasks: readonly DrawingTask[],
  moment: { readonly now: number; readonly limitMs?: number },
): Promise<unknown[]>;
