import { refuse } from './refuse.mjs';

/** Rendering must be repeatable. `new Date()` stays allowed, unlike in `react/purity`. */
export const steady = refuse([
  {
    selector: 'CallExpression[callee.object.name=/^(Math|Date)$/][callee.property.name=/^(random|now)$/]',
    message: 'Steady: ask for it in a handler, an effect or the first state.',
  },
]);
