import type { Rule } from 'eslint';

export declare function refusedImport(file: string, imported: string): string | undefined;
export declare const oneDoor: Rule.RuleModule;
