/** How many test files or stories run at a time. */
export declare function workersFor(processors: number, memory: number): number;
export declare const workers: number;
