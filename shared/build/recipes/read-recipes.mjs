import { readFileSync } from 'node:fs';
import path from 'node:path';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/**
 * The recipes of `docs/changing.md`: the patch of the example, the files of its numbered list, how many it may have,
 * and its commands.
 * @param {string} root folder of the repository
 */
export const readRecipes = (root) =>
  readFileSync(path.join(root, 'docs/changing.md'), 'utf8')
    .split('\n## ')
    .slice(1)
    .map((section) => {
      const name = /\(`(\w+)\.patch`\)/.exec(section)?.[1] ?? '';
      const [, commands = ''] = /```sh\n([^`]*)```/.exec(section) ?? [];
      return {
        name,
        patch: path.join(root, 'shared/build/recipes', `${name}.patch`),
        files: [...section.matchAll(/^\d\. `([^`]+)`/gm)].map(([, file = '']) => file),
        most: WORDS.indexOf(/At most (\w+) files/.exec(section)?.[1] ?? ''),
        commands: commands.split('\n').filter((line) => line !== ''),
      };
    });
