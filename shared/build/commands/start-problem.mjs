/** System errors of a folder that takes no files. */
const UNWRITABLE = /^(?:EROFS|EACCES|EPERM)$/;

/**
 * Why `npm start` cannot start, in one sentence that says what to do; never a stack.
 * @param {unknown} error
 * @returns {string}
 */
export function startProblem(error) {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path: file = 'this folder' } = /** @type {NodeJS.ErrnoException} */ (error);
  if (UNWRITABLE.test(code))
    return `${file} cannot be written (${code}): npm start installs and builds in its own folder. Where that is read-only, run what \`npm run package\` makes.`;
  if (code === 'ENOSPC') return `${file} cannot be written: the disk is full.`;
  return error.message.split('\n', 1)[0] ?? '';
}
