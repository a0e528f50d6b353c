export declare function filesOnPostgres(folder: string): string[];
export declare function filesOnPostgresAlone(folder: string): string[];
