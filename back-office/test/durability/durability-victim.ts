import { writeUntilKilled } from './durability-check';

/** The process that the durability check kills: folder, journal and first number come on the command line. */
const [folder, journal, from] = process.argv.slice(2);
if (folder === undefined || journal === undefined) throw new Error('A folder and a journal are needed.');
await writeUntilKilled(folder, journal, Number(from));
