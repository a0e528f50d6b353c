export interface Saying {
  readonly say: (line: string) => void;
  readonly stop: () => void;
}
export declare function keepSaying(options: {
  readonly say: (line: string) => void;
  readonly status: () => string;
}): Saying;
export declare function secondsSince(since: number): string;
