import type { Rule } from 'eslint';

export declare const oneWalker: Rule.RuleModule;
