const { webpack } = require('../../remote-sdk/webpack/tools.cjs');
const { criticalCss } = require('./critical-css.cjs');

/** The module of the renderer of header and footer. */
const DRAWS_SHELL = "export * from './src/first-paint/draw-frame.tsx';";
/** The part of the style sheet that they need. */
const FRAME_STYLES = 'frame.css';
const STYLES = /^main\.[0-9a-f]{8}\.css$/;

/** A frame with all optional parts. */
const FULL = {
  path: '/',
  config: { demo: true },
  menu: [{ id: 'home', label: 'Accueil', to: '/', sections: [], places: ['header'] }],
  remote: 'public',
  version: '1.0.0',
  title: '',
};

/**
 * Renders the frame, and adds the part of the style sheet that it needs.
 * @param {{ draw: (call: string, input: object) => Promise<any>, compilation: import('../../remote-sdk/webpack/tools.cjs').Compilation }} given
 */
async function lookAtFrame({ draw, compilation }) {
  const { before, after } = await draw('drawFrame', FULL);
  const skeletons = await draw('drawSkeletons', FULL);
  const html = before + after + Object.values(skeletons).join('');
  const sheet = compilation.getAssets().find(({ name }) => STYLES.test(name));
  const css = criticalCss(String(sheet?.source.source()), html);
  compilation.emitAsset(FRAME_STYLES, new webpack.sources.RawSource(css));
}

module.exports = { DRAWS_SHELL, FRAME_STYLES, lookAtFrame };
