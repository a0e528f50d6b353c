import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../commands/install.mjs';

/** Parsers of test reports; each returns a SuiteReport (see `tally.mjs`). */

/** Jest prints its failures itself: see `failures-reporter.mjs`. */
export function readJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
  const fileOf = (name) => path.relative(root, name);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: '',
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${fileOf(name)} › ${fullName}`,
        ms: duration ?? 0,
      })),
    ),
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: fileOf(name),
      ms: endTime - startTime,
    })),
  };
}

const storiesOf = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({ file, title, projectName, status, results })),
  ),
  ...suites.flatMap(storiesOf),
];

const written = (parts = []) =>
  parts.map(({ text, buffer }) => text ?? Buffer.from(buffer ?? '', 'base64').toString('utf8')).join('');

function failureOf({ file, title, projectName, results }) {
  const said = results.flatMap(({ errors, stdout, stderr, attachments }) => [
    ...errors.map(({ message, snippet }) => [message, snippet].filter(Boolean).join('\n')),
    written(stdout) + written(stderr),
    ...attachments.flatMap(({ name, path: at }) => (at ? [`${name}: ${path.relative(root, at)}`] : [])),
  ]);
  const lines = said.filter((each) => each.trim() !== '').map(stripVTControlCharacters);
  return [`\n[${projectName}] ${file} › ${title}`, ...lines].join('\n');
}

export function readPlaywright({ stats, errors = [], ...report }) {
  const stories = storiesOf(report);
  const failed = stories.filter(({ status }) => status === 'unexpected');
  const timed = stories.map(({ file, title, projectName, results }) => ({
    file: `[${projectName}] e2e/${file}`,
    name: `[${projectName}] e2e/${file} › ${title}`,
    ms: results.reduce((sum, { duration }) => sum + duration, 0),
  }));
  const files = new Map();
  for (const { file, ms } of timed) files.set(file, (files.get(file) ?? 0) + ms);
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    failures: [
      ...errors.map(({ message, stack }) => stripVTControlCharacters(stack ?? message ?? '')),
      ...failed.map(failureOf),
    ].join('\n'),
    tests: timed,
    files: [...files].map(([name, ms]) => ({ name, ms })),
  };
}
