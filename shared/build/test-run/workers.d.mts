export interface Workers {
  readonly files: number;
  readonly stories: number;
}
export declare function workersFor(processors: number, memory: number): Workers;
export declare const workers: Workers;
