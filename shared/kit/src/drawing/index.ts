// Server rendering of pages, for the server bundle of a release. Never part of a browser bundle.
export { drawingsOf, drawPage, type DrawnPage, type NamedPage, type PageToDraw } from './draw-page';
export { type AskedContent, createDrawingKit, type DrawingKit } from './drawing-kit';
