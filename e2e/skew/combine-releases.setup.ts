import { expect, test } from '@playwright/test';
import { combineReleases } from './combine-releases.mjs';

test('the kept release is combined with today’s', async () => {
  await expect(combineReleases()).resolves.toBeUndefined();
});
