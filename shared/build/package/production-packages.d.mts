export declare function layOutPackages(direct: Readonly<Record<string, string>>): Map<string, string>;
export declare function isNeeded(file: string): boolean;
