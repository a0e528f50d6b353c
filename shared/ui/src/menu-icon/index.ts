export { menuGlyph } from './menu-glyph';
