export declare function filesOnPostgres(folder: string): string[];
