import { refuse } from './refuse.mjs';

const message = 'Pure: take `now` as a parameter.';

/** The domain never reads the clock. */
export const pure = refuse([
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message },
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message },
]);
