const PROGRESS = /^Progress: resolved (\d+), reused (\d+), downloaded (\d+), added (\d+)/;
/** Output that must be shown during an installation. */
const COMPLAINT = /\bWARN\b|\bERR_|^npm (warn|error)/;

/**
 * Parses pnpm's output without a terminal (`--reporter=append-only`).
 * @returns {{ read: (text: string) => string[], status: () => string }} `read` returns the warnings and errors in a piece
 *   of output; `status` the progress, by the last figures read
 */
function followInstall() {
  let rest = '';
  /** @type {RegExpExecArray | undefined} */
  let figures;
  return {
    read(text) {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) figures = PROGRESS.exec(line) ?? figures;
      return lines.filter((line) => COMPLAINT.test(line));
    },
    status() {
      if (!figures) return 'fetching pnpm';
      const [, wanted, reused, downloaded, added] = figures.map(Number);
      return `${added} of ${wanted} packages in place, ${downloaded} downloaded, ${reused} kept from before`;
    },
  };
}

module.exports = { followInstall };
