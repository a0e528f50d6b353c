import type { Rule } from 'eslint';

export declare function refusedName(name: string): string | undefined;
export declare const fileNames: Rule.RuleModule;
