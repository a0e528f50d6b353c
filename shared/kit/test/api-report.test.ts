import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiReport } from './api-report';

const FILE = path.join(__dirname, '../api-report.md');

// After an intended change, run with UPDATE_API_REPORT=1 and review the diff of the report.
it('promises to remotes what api-report.md says', () => {
  const report = apiReport();
  if (process.env['UPDATE_API_REPORT'] === '1') writeFileSync(FILE, report);
  expect(report).toBe(readFileSync(FILE, 'utf8'));
});
