import { refuse } from './refuse.mjs';

/**
 * What is drawn twice looks the same. (`react/purity` says so of `new Date()` too; a page that is drawn again on
 * another day shall tell that day.)
 */
export const steady = refuse([
  {
    selector: 'CallExpression[callee.object.name=/^(Math|Date)$/][callee.property.name=/^(random|now)$/]',
    message: 'Steady: ask for it in a handler, an effect or the first state.',
  },
]);
