const { transformSync } = require('@swc/core');
const { parse } = require('acorn');

/** What swc's transformation for React Refresh adds: `_c = Page;`, and at the end `$RefreshReg$(_c, "Page");`. */
const REGISTER = '$RefreshReg$';
/** swc also registers constants, and functions in any call: components are these. */
const COMPONENT = /^[A-Z](?![A-Z\d_]+$)/;
const WRAPPED = /^[^$]+(?:\$(?:React\.)?(?:memo|forwardRef))+$/;
const RUNTIME = require.resolve('./runtime.mjs');

/** @typedef {import('acorn').Program['body'][number]} Statement */
/** @typedef {{ start: number, end: number, text: string }} Edit */

/** @param {Statement} statement @returns {any} the call or assignment that it consists of */
const expressionOf = (statement) =>
  statement.type === 'ExpressionStatement' ? statement.expression : undefined;

/**
 * The labels of registered values by the variable that swc keeps them in, and the statements that register them.
 * @param {readonly Statement[]} body
 */
function registrations(body) {
  const calls = body.filter((each) => expressionOf(each)?.callee?.name === REGISTER);
  const labels = new Map(
    calls.map((each) => {
      const [variable, label] = expressionOf(each).arguments;
      return [variable.name, label.value];
    }),
  );
  return { calls, labels };
}

/**
 * Assignments `_c = …` to registered variables, anywhere below a node.
 * @param {any} node
 * @param {ReadonlyMap<string, string>} labels
 * @returns {any[]}
 */
function assignmentsBelow(node, labels) {
  if (Array.isArray(node)) return node.flatMap((each) => assignmentsBelow(each, labels));
  if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return [];
  const below = Object.values(node).flatMap((each) =>
    typeof each === 'object' ? assignmentsBelow(each, labels) : [],
  );
  return node.type === 'AssignmentExpression' && labels.has(node.left.name) ? [node, ...below] : below;
}

/**
 * The names that a module exports as values of its own; undefined when it also passes on those of others, or an
 * expression without a name.
 * @param {readonly Statement[]} body
 * @returns {string[] | undefined}
 */
function exportedNames(body) {
  /** @type {string[]} */
  const names = [];
  for (const each of body) {
    if (each.type === 'ExportAllDeclaration') return undefined;
    if (each.type === 'ExportDefaultDeclaration') {
      const declared = /** @type {any} */ (each.declaration);
      const name = declared.id?.name ?? (declared.type === 'Identifier' ? declared.name : undefined);
      if (name === undefined) return undefined;
      names.push(name);
    } else if (each.type === 'ExportNamedDeclaration') {
      if (each.source) return undefined;
      const declared = /** @type {any} */ (each.declaration);
      const declarations = declared?.declarations ?? (declared ? [declared] : []);
      names.push(
        ...declarations.map((/** @type {any} */ { id }) => id.name),
        ...each.specifiers.map((/** @type {any} */ { local }) => local.name),
      );
    }
  }
  return names;
}

/**
 * Constants that must become assignable.
 * @param {readonly Statement[]} body
 * @param {ReadonlySet<string>} names
 * @returns {Edit[]}
 */
function letsFor(body, names) {
  return body.flatMap((each) => {
    const declared = /** @type {any} */ (each.type === 'ExportNamedDeclaration' ? each.declaration : each);
    const isOne =
      declared?.type === 'VariableDeclaration' &&
      declared.kind === 'const' &&
      declared.declarations.some((/** @type {any} */ { id }) => names.has(id.name));
    return isOne ? [{ start: declared.start, end: declared.start + 'const'.length, text: 'let' }] : [];
  });
}

/**
 * The text that makes a registered value, without the functions registered inside of it.
 * @param {string} code
 * @param {readonly Statement[]} body
 * @param {string} name
 * @param {readonly any[]} inner assignments
 */
function recipeOf(code, body, name, inner) {
  for (const each of body) {
    const declared = /** @type {any} */ (each.type === 'ExportNamedDeclaration' ? each.declaration : each);
    const found = declared?.declarations?.find((/** @type {any} */ { id }) => id.name === name)?.init;
    if (!found || /Function/.test(found.type)) continue;
    const hole = inner.find(({ start, end }) => start >= found.start && end <= found.end);
    const { start, end } = hole ?? { start: found.end, end: found.end };
    return code.slice(found.start, start) + code.slice(end, found.end);
  }
  return '';
}

/**
 * @param {string} code
 * @param {readonly Edit[]} edits
 */
const edited = (code, edits) =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);

/**
 * Binds each component at the top of a module to one that stays the same through replacements, and lets the module
 * replace itself when all that it exports are components (see runtime.mjs). Lines stay where they are.
 * @param {string} source a compiled module, with neither types nor JSX
 * @param {string} file its name
 * @param {string | undefined} map its source map, as JSON
 * @returns {{ code: string, map: string | undefined }}
 */
function markComponents(source, file, map) {
  const { code, map: given } = transformSync(source, {
    filename: file,
    swcrc: false,
    configFile: false,
    sourceMaps: map !== undefined,
    ...(map !== undefined && { inputSourceMap: map }),
    jsc: {
      target: 'es2022',
      parser: { syntax: 'ecmascript', jsx: true },
      // Nothing of it is JSX any more: `development` only lets `refresh` work.
      transform: { react: { runtime: 'automatic', development: true, refresh: true } },
    },
  });
  if (!code.includes('$Refresh')) return { code: source, map };
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const { calls, labels } = registrations(body);
  const atTop = new Set(body.map(expressionOf));
  const assignments = assignmentsBelow(body, labels);
  const inner = assignments.filter(
    (each) => !atTop.has(each) && WRAPPED.test(labels.get(each.left.name) ?? ''),
  );
  const outer = assignments.filter((each) => atTop.has(each) && COMPONENT.test(each.right.name));
  const names = new Set(outer.map(({ right }) => right.name));
  const exported = exportedNames(body);
  const isBoundary =
    exported !== undefined && exported.length > 0 && exported.every((name) => names.has(name));

  const header =
    `import { component as __component, signature as $RefreshSig$, settle as __settle } from ${JSON.stringify(RUNTIME)};` +
    'const __id = __webpack_module__.id;';
  const edits = [
    { start: 0, end: 0, text: header },
    ...calls.map(({ start, end }) => ({ start, end, text: '' })),
    ...letsFor(body, names),
    ...outer.map(({ start, end, right: { name } }) => {
      const recipe = JSON.stringify(recipeOf(code, body, name, inner));
      return { start, end, text: `${name} = __component(__id, ${JSON.stringify(name)}, ${name}, ${recipe})` };
    }),
    ...inner.flatMap(({ left, right }) => [
      {
        start: right.start,
        end: right.start,
        text: `__component(__id, ${JSON.stringify(labels.get(left.name))}, `,
      },
      { start: right.end, end: right.end, text: ')' },
    ]),
    {
      start: code.length,
      end: code.length,
      text: `__settle(import.meta.webpackHot, [${isBoundary ? exported : ''}]);\n`,
    },
  ];
  return { code: edited(code, edits), map: given };
}

module.exports = { markComponents };
