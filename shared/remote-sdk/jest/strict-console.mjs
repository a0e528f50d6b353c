import { afterEach, beforeEach, expect, jest } from '@jest/globals';

// An unexpected warning fails the test. A test that expects one replaces the spy itself.
let complaints;

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn']) {
    jest
      .spyOn(console, level)
      .mockImplementation((...words) => complaints.push(`console.${level}: ${words.join(' ')}`));
  }
});

afterEach(() => {
  expect(complaints).toEqual([]);
});
