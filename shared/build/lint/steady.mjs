import { refuse } from './refuse.mjs';

/**
 * Rendering must be repeatable. (`react/purity` refuses `new Date()` as well; but a page rendered again on another day
 * must show that day.)
 */
export const steady = refuse([
  {
    selector: 'CallExpression[callee.object.name=/^(Math|Date)$/][callee.property.name=/^(random|now)$/]',
    message: 'Steady: ask for it in a handler, an effect or the first state.',
  },
]);
