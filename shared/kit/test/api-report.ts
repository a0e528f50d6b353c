import path from 'node:path';
import ts from 'typescript';

const PACKAGE = path.resolve(__dirname, '..');
const WORKSPACE = path.resolve(PACKAGE, '../..');

const DOORS = [
  { name: '@portal/kit', file: path.join(PACKAGE, 'src/index.ts') },
  { name: '@portal/kit/shell', file: path.join(PACKAGE, 'src/shell.ts') },
];

/** Every export of `@portal/kit` with its signature, as Markdown: built remotes depend on it. */
export function apiReport(): string {
  const program = ts.createProgram(
    DOORS.map(({ file }) => file),
    compilerOptions(),
  );
  const checker = program.getTypeChecker();
  const doors = DOORS.map(({ name, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} is not a module`);
    const exported = checker.getExportsOfModule(module).map((symbol) => describe(symbol, checker));
    return [`## ${name}`, '```ts', ...exported.sort(byName), '```'].join('\n');
  });
  const introduction =
    'What remotes may rely on. Additions keep the contract number; a change or a removal raises it\n' +
    '(`contract` in `src/kit.ts`) and the major version of this package. Written by `test/api-report.test.ts`.';
  return `# API of @portal/kit\n\n${introduction}\n\n${doors.join('\n\n')}\n`;
}

function compilerOptions(): ts.CompilerOptions {
  const file = path.join(WORKSPACE, 'shared/remote-sdk/tsconfig/browser.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file));
  return { ...options, incremental: false, types: [] };
}

function describe(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const [declaration] = target.declarations ?? [];
  // The router's own types are not part of our contract; the exported name is.
  if (declaration === undefined || isElsewhere(declaration) || isTypedElsewhere(declaration, checker)) {
    return `// react-router-dom: ${symbol.name}`;
  }
  if (ts.isFunctionDeclaration(declaration)) {
    return signature(`function ${symbol.name}`, checker.getTypeOfSymbol(target), checker);
  }
  if (ts.isVariableDeclaration(declaration)) {
    const type = checker.typeToString(
      checker.getTypeOfSymbol(target),
      undefined,
      ts.TypeFormatFlags.NoTruncation,
    );
    return `const ${symbol.name}: ${type};`;
  }
  return withoutBodies(declaration);
}

const isElsewhere = (declaration: ts.Node) => declaration.getSourceFile().fileName.includes('/node_modules/');

/** `const Link: typeof RouterLink`: our code with a type of the router. */
function isTypedElsewhere(declaration: ts.Declaration, checker: ts.TypeChecker): boolean {
  if (!ts.isVariableDeclaration(declaration) || !declaration.type) return false;
  if (!ts.isTypeQueryNode(declaration.type)) return false;
  const named = checker.getSymbolAtLocation(declaration.type.exprName);
  if (named === undefined || !(named.flags & ts.SymbolFlags.Alias)) return false;
  return checker.getAliasedSymbol(named).declarations?.every(isElsewhere) ?? false;
}

function signature(name: string, type: ts.Type, checker: ts.TypeChecker): string {
  const flags = ts.TypeFormatFlags.NoTruncation;
  return type
    .getCallSignatures()
    .map((call) => `${name}${checker.signatureToString(call, undefined, flags)};`)
    .join('\n');
}

/** An interface, type or class as declared, without comments and constructor bodies. */
function withoutBodies(declaration: ts.Declaration): string {
  const source = declaration.getSourceFile();
  const text = ts.createPrinter({ removeComments: true }, { substituteNode: (_, node) => bodiless(node) });
  return text.printNode(ts.EmitHint.Unspecified, declaration, source).replace(/^export /, '');
}

function bodiless(node: ts.Node): ts.Node {
  if (!ts.isConstructorDeclaration(node)) return node;
  return ts.factory.createConstructorDeclaration(node.modifiers, node.parameters, undefined);
}

/** Sorts by name, not by kind, so that a changed kind does not move an entry. */
function byName(one: string, other: string): number {
  const nameOf = (text: string) => /^(?:\/\/ react-router-dom:|\w+) (\w+)/.exec(text)?.[1] ?? text;
  return nameOf(one).localeCompare(nameOf(other), 'en');
}
