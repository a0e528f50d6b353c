/** Width and height of an SVG from its `viewBox`, in user units; undefined without one. */
export function svgSize(source: string): { width: number; height: number } | undefined {
  const [, width, height] = /viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(source) ?? [];
  return width && height
    ? { width: Math.round(Number(width)), height: Math.round(Number(height)) }
    : undefined;
}
