import { contentDirectus } from './content-directus';

process.exitCode = await contentDirectus(process.argv.slice(2), process.env, {
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
});
