import { workspacePackages } from './workspace.cjs';

/** The packages of the workspace that one asks for, to be built or to be tested. */
function asksFor(name: string): readonly string[] {
  const { dependencies = {}, devDependencies = {} } = workspacePackages().get(name)?.manifest ?? {};
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, range]) => range.startsWith('workspace:'))
    .map(([dependency]) => dependency);
}

/** A way from a package back to itself, if there is one. */
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
