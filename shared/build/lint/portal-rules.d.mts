import type { Rule } from 'eslint';

declare const portal: {
  readonly rules: Readonly<
    Record<'file-names' | 'one-door' | 'one-walker' | 'pure' | 'steady', Rule.RuleModule>
  >;
};
export default portal;
