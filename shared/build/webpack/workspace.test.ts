import { workspacePackages } from './workspace.cjs';

/** The workspace packages that one depends on, development included. */
function asksFor(name: string): readonly string[] {
  const { dependencies = {}, devDependencies = {} } = workspacePackages().get(name)?.manifest ?? {};
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, range]) => range.startsWith('workspace:'))
    .map(([dependency]) => dependency);
}

/** A dependency cycle through a package, if there is one. */
function circleOf(start: string, way: readonly string[] = [start]): readonly string[] | undefined {
  for (const next of asksFor(way.at(-1) ?? start)) {
    if (next === start) return [...way, next];
    const circle = way.includes(next) ? undefined : circleOf(start, [...way, next]);
    if (circle) return circle;
  }
  return undefined;
}

it.each([...workspacePackages().keys()])(
  'O1: %s does not ask for itself in the end: pnpm would warn whoever installs',
  (name) => {
    expect(circleOf(name)).toBeUndefined();
  },
);
