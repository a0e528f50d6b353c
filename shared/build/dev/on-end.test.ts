import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const onEnd = pathToFileURL(path.resolve(__dirname, '../../remote-sdk/develop/develop-inside.mjs')).href;
/** A development server that says what it does, and would go on for a minute. */
const SERVER = `import { onEnd } from '${onEnd}';
  const going = setTimeout(() => {}, 60_000);
  onEnd(() => { console.log('stopped'); clearTimeout(going); process.exit(0); });
  console.log('listens');`;

it('a development server ends when the npm that started it is gone, whose signal ended at the shell', async () => {
  const node = `'${process.execPath}' --input-type=module --eval "$SERVER"`;
  const npm = spawn('sh', ['-c', `${node}; true`], {
    env: { ...process.env, SERVER, npm_lifecycle_event: 'dev' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(npm.stdout);
  const said: string[] = [];
  lines.on('line', (line) => {
    said.push(line);
    if (line === 'listens') npm.kill('SIGTERM');
  });
  // The pipe is closed by the last of them that ends.
  await once(lines, 'close');
  expect(said).toEqual(['listens', 'stopped']);
});
