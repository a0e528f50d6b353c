import { Linter, type Rule } from 'eslint';

/** What a rule of ours says about a piece of code. ESLint runs it: the rules are written for its interface. */
export const complaints = (rule: Rule.RuleModule, code: string, filename = 'file.js'): string[] =>
  new Linter()
    .verify(
      code,
      { plugins: { portal: { rules: { rule } } }, rules: { 'portal/rule': 'error' } },
      { filename },
    )
    .map(({ message }) => message);
