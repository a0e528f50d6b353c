import { applicantFaults, applicantScreens } from './applicant-screens';
import type { Screen } from './screen';
import { staffScreens } from './staff-screens';
import { visitorScreens } from './visitor-screens';

/** The catalogue. */
export const ALL_SCREENS: readonly Screen[] = [
  ...visitorScreens,
  ...applicantScreens,
  ...applicantFaults,
  ...staffScreens,
];
