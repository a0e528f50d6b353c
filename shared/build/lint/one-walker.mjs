import { refuse } from './refuse.mjs';

const message = 'One door: list files with filesBelow of @portal/build/files-below, which follows no link.';
const LISTING = '/^(readdir|readdirSync|opendir|opendirSync)$/';

/** The only place that may list folders recursively. */
export const oneWalker = refuse([
  ...['name', 'property.name'].map((place) => ({
    selector: `CallExpression[callee.${place}=${LISTING}] > ObjectExpression > Property[key.name='recursive']`,
    message,
  })),
  ...['globSync', 'glob'].map((name) => ({
    selector: `ImportDeclaration[source.value=/^(node:)?fs(.promises)?$/] ImportSpecifier[imported.name='${name}']`,
    message,
  })),
]);
