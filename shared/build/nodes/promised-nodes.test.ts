import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ENGINES, isPromised } from './promised-nodes.cjs';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('the Nodes that the portal runs on', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.21.0', '26.10.0', process.versions.node])(
    'have %s',
    (version) => {
      expect(isPromised(version)).toBe(true);
    },
  );

  it.each(['18.20.0', '20.18.9', '21.7.3', '23.1.0', '25.0.0', '28.0.0'])('do not have %s', (version) => {
    expect(isPromised(version)).toBe(false);
  });

  it('are the same for pnpm and for whoever reads', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    expect(engines.node).toBe(ENGINES);
    expect(read('README.md')).toContain('Node 20 (from 20.19), 22, 24 or 26');
  });
});
