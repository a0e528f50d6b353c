import { Linter } from 'eslint';
import portal from './portal-rules.mjs';

/**
 * The complaints of one of our rules about a piece of code, run by ESLint, whose interface the rules implement.
 * @param file path of the code, from the root of the repository
 */
export const complaints = (rule: keyof typeof portal.rules, code: string, file = 'file.js'): string[] =>
  new Linter()
    .verify(
      code,
      {
        files: ['**/*.{js,ts,tsx}'],
        languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
        plugins: { portal },
        rules: { [`portal/${rule}`]: 'error' },
      },
      { filename: file },
    )
    .map(({ message }) => message);
