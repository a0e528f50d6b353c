import { office } from './office';

try {
  process.stdout.write(`${await office(process.argv.slice(2), process.env)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
