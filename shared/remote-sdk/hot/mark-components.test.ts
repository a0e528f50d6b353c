import { markComponents } from './mark-components.cjs';

const marked = (source: string) => markComponents(source, 'page.js', undefined).code;
/** What the module says that all of it is; nothing when it cannot replace itself. */
const boundaryOf = (code: string) => /__settle\(import\.meta\.webpackHot, \[(.*)\]\);/.exec(code)?.[1];

describe('a module in development', () => {
  it('replaces itself when all that it exports are components', () => {
    const code = marked(
      'export default function Page() { return null; }\nconst Row = () => null;\nexport const List = memo(() => Row);',
    );
    expect(boundaryOf(code)).toBe('Page,List');
    expect(code).toContain('Page = __component(__id, "Page", Page');
    expect(code).toContain('let Row = ');
    expect(code).toContain('memo(_c2 = __component(__id, "List$memo", ');
  });

  it.each([
    ['a constant', 'export function Page() { return null; }\nexport const LIMIT = 5;'],
    ['an expression', 'function Page() { return null; }\nexport default [Page];'],
    ['what others export', "export function Page() { return null; }\nexport * from './others';"],
  ])('leaves it to the modules that use it when it also exports %s', (_, source) => {
    expect(boundaryOf(marked(source))).toBe('');
  });

  it('keeps functions that are no components: in capitals, and in any call', () => {
    const code = marked(
      'export const NAMES = Object.fromEntries(FIELDS.map((field) => [field, field]));\nexport const BY = () => 1;',
    );
    expect(code).not.toContain('__component(__id, ');
  });

  it('knows the hooks that a component uses, by which it keeps or gives up its state', () => {
    const page = (hooks: string) => `export function Page() { ${hooks} return null; }`;
    const digest = (code: string) => /_s\(Page, "([^"]+)"/.exec(code)?.[1];
    const one = digest(marked(page('const [a] = useState(1);')));
    expect(one).toBeDefined();
    expect(digest(marked(page('const [a] = useState(1); log(a);')))).toBe(one);
    expect(digest(marked(page('const [a] = useState(1); useEffect(log);')))).not.toBe(one);
  });

  it('is left as it is without any', () => {
    expect(marked('export const sum = (a, b) => a + b;\n')).toBe('export const sum = (a, b) => a + b;\n');
  });
});
