export declare const PROMISED_NODES: readonly string[];
export declare const ENGINES: string;
export declare function isPromised(version: string): boolean;
