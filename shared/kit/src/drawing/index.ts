// What draws pages outside a browser: for the drawings of a release, never for what a browser downloads.
export { drawingsOf, drawPage, type DrawnPage, type NamedPage, type PageToDraw } from './draw-page';
export { type AskedContent, createDrawingKit, type DrawingKit } from './drawing-kit';
