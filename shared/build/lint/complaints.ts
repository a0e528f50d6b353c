import { Linter } from 'eslint';
import portal from './portal-rules.mjs';

/**
 * What a rule of ours says about a piece of code. ESLint runs it: the rules are written for its interface.
 * @param file where the code would lie, from the root of the repository
 */
export const complaints = (rule: keyof typeof portal.rules, code: string, file = 'file.js'): string[] =>
  new Linter()
    .verify(
      code,
      { files: ['**/*.{js,ts,tsx}'], plugins: { portal }, rules: { [`portal/${rule}`]: 'error' } },
      { filename: file },
    )
    .map(({ message }) => message);
