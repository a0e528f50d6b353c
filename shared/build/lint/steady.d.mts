import type { Rule } from 'eslint';

export declare const steady: Rule.RuleModule;
