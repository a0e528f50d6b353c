/** Contents of an exported chart image: the drawing as on screen, its title and its summary. */
export interface ChartPicture {
  readonly svg: SVGSVGElement;
  readonly title: string;
  readonly summary: string;
}

/** Twice the screen size, for print. */
const SCALE = 2;
const MARGIN = 20;
const TITLE_LINE = 22;
const SUMMARY_LINE = 20;
/** Properties that use design tokens or are set by style sheets. */
const PAINTED = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'visibility'] as const;
/** On-screen elements left out of the image. */
const PASSING = '.highcharts-tooltip, .highcharts-focus-border, .highcharts-a11y-proxy-container, desc';

/**
 * Renders a chart as PNG in the browser, so that no server sees the figures. An SVG used as an image has access to
 * neither the page's colours nor its fonts: colours are therefore inlined, and texts are drawn on the canvas, which can
 * use the page's fonts.
 *
 * @returns the PNG in base64.
 * @throws Error when the browser cannot draw it.
 */
export async function chartImage({ svg, title, summary }: ChartPicture): Promise<string> {
  const { width, height } = svg.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser has no canvas');

  const style = getComputedStyle(svg);
  const font = (weight: number, size: number) => `${String(weight)} ${String(size)}px ${style.fontFamily}`;
  const colour = (token: string) => resolved(svg, token);
  pen.font = font(400, 14);
  const lines = inLines(summary, width, (text) => pen.measureText(text).width);
  const top = MARGIN + TITLE_LINE + lines.length * SUMMARY_LINE;
  canvas.width = Math.ceil((width + 2 * MARGIN) * SCALE);
  canvas.height = Math.ceil((top + height + MARGIN) * SCALE);

  pen.scale(SCALE, SCALE);
  pen.fillStyle = colour('--color-surface');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = colour('--color-text');
  pen.font = font(600, 16);
  pen.fillText(title, MARGIN, MARGIN + 14);
  pen.fillStyle = colour('--color-text-muted');
  pen.font = font(400, 14);
  lines.forEach((line, index) => {
    pen.fillText(line, MARGIN, MARGIN + TITLE_LINE + 14 + index * SUMMARY_LINE);
  });

  pen.drawImage(await rendered(withoutWords(svg), width, height), MARGIN, top, width, height);
  writeWords(pen, svg, top);
  return canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '');
}

/** Computed colour of a token: the token itself is a `light-dark()` pair, which a canvas does not accept. */
function resolved(element: SVGElement, token: string): string {
  const { color } = element.style;
  element.style.color = `var(${token})`;
  const colour = getComputedStyle(element).color;
  element.style.color = color;
  return colour;
}

/** Breaks a sentence into lines that fit `width`. */
function inLines(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A self-contained copy of the SVG: colours inlined, texts removed. */
function withoutWords(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, index) => {
    const original = originals[index];
    if (original === undefined) return;
    const computed = getComputedStyle(original);
    element.removeAttribute('style');
    for (const name of PAINTED) element.setAttribute(name, computed.getPropertyValue(name));
  });
  for (const element of copy.querySelectorAll(`text, ${PASSING}`)) element.remove();
  return copy;
}

async function rendered(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  svg.setAttribute('width', String(width * SCALE));
  svg.setAttribute('height', String(height * SCALE));
  svg.setAttribute('viewBox', `0 0 ${String(width)} ${String(height)}`);
  const url = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }),
  );
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Draws the texts of the chart on the canvas at their positions on screen. */
function writeWords(pen: CanvasRenderingContext2D, svg: SVGSVGElement, top: number): void {
  const toDrawing = svg.getScreenCTM()?.inverse();
  if (toDrawing === undefined) return;
  for (const text of svg.querySelectorAll('text')) {
    if (text.closest(PASSING) !== null || getComputedStyle(text).visibility === 'hidden') continue;
    const spans = [...text.querySelectorAll('tspan')];
    for (const run of spans.length > 0 ? spans : [text]) {
      const place = run.getScreenCTM();
      if (place === null || run.getNumberOfChars() === 0) continue;
      const style = getComputedStyle(run);
      const { a, b, c, d, e, f } = toDrawing.multiply(place);
      const { x, y } = run.getStartPositionOfChar(0);
      pen.setTransform(
        new DOMMatrix([SCALE, 0, 0, SCALE, MARGIN * SCALE, top * SCALE]).multiply(
          new DOMMatrix([a, b, c, d, e, f]),
        ),
      );
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      pen.fillStyle = style.fill;
      pen.fillText(run.textContent, x, y);
    }
  }
}
