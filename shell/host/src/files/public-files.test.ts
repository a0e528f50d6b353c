import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');
const publicFile = (name: string) => readFileSync(path.join(root, 'shell/page/public', name));

const manifest = JSON.parse(publicFile('manifest.webmanifest').toString()) as {
  readonly icons: readonly Readonly<Record<'src' | 'sizes' | 'type' | 'purpose', string>>[];
} & Readonly<Record<'description' | 'background_color' | 'theme_color', string>>;

/** Width, height and presence of an alpha channel, from the PNG header. */
function pngOf(bytes: Buffer) {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), isSeeThrough: bytes[25] === 6 };
}

describe('the portal can be installed', () => {
  it('under one identity, at its beginning, in French, in a window of its own', () => {
    expect(manifest).toMatchObject({
      id: '/',
      start_url: '/',
      scope: '/',
      lang: 'fr',
      name: 'InterGestion',
      display: 'standalone',
    });
  });

  it('in its own words and colours', () => {
    const { routes } = JSON.parse(
      readFileSync(path.join(root, 'mfe-public/remote.manifest.json'), 'utf8'),
    ) as { readonly routes: readonly { readonly path: string; readonly description?: string }[] };
    const tokens = readFileSync(path.join(root, 'shared/ui/src/tokens.css'), 'utf8');
    const token = (name: string) => new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}),`).exec(tokens)?.[1];
    expect(manifest.description).toBe(routes.find((route) => route.path === '/')?.description);
    expect(manifest.background_color).toBe(token('color-canvas'));
    expect(manifest.theme_color).toBe(token('color-surface-brand'));
  });

  it.each([
    ['any', 192, true],
    ['any', 512, true],
    // The system chooses the background of transparent parts, so a maskable icon has none.
    ['maskable', 192, false],
    ['maskable', 512, false],
  ])('with an icon that is for %s, of %i pixels', (purpose, side, isSeeThrough) => {
    const icon = manifest.icons.find(
      (each) => each.purpose === purpose && each.sizes === `${String(side)}x${String(side)}`,
    );
    expect(icon?.type).toBe('image/png');
    expect(pngOf(publicFile(icon?.src ?? ''))).toEqual({ width: side, height: side, isSeeThrough });
  });

  it('on iOS, which paints black what it can see through', () => {
    const icon = { width: 180, height: 180, isSeeThrough: false };
    expect(pngOf(publicFile('apple-touch-icon.png'))).toEqual(icon);
  });
});
