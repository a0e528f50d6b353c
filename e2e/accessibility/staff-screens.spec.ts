import { test } from '../fixtures/portal';
import { staffScreens } from '../screens/staff-screens';
import { expectNothingWrong } from './inspect-walk';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  actionTimeout: 10_000,
  // One proposal of the demo data is without a project, which is logged.
  expectedComplaint: /^Error: Proposition request is null/,
});
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

expectNothingWrong(staffScreens);
