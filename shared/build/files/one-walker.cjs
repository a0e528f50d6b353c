const MESSAGE = 'One door: list files with filesBelow of @portal/build/files-below, which follows no link.';
const LISTING = '/^(readdir|readdirSync|opendir|opendirSync)$/';

/** For ESLint's `no-restricted-syntax`: nobody else lists folders recursively. */
const ONE_WALKER = [
  ...['name', 'property.name'].map((place) => ({
    selector: `CallExpression[callee.${place}=${LISTING}] > ObjectExpression > Property[key.name='recursive']`,
    message: MESSAGE,
  })),
  ...['globSync', 'glob'].map((name) => ({
    selector: `ImportDeclaration[source.value=/^(node:)?fs(.promises)?$/] ImportSpecifier[imported.name='${name}']`,
    message: MESSAGE,
  })),
];

module.exports = { ONE_WALKER };
