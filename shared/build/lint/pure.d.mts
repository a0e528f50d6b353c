import type { Rule } from 'eslint';

export declare const pure: Rule.RuleModule;
