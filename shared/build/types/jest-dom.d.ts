// The matchers of Testing Library, for every test.
import '@testing-library/jest-dom';
