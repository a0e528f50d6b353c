import { test } from '../fixtures/portal';
import { staffScreens } from '../screens/staff-screens';
import { expectNothingWrong } from './inspect-walk';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  actionTimeout: 10_000,
});
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

expectNothingWrong(staffScreens);
