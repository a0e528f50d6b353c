import '@testing-library/jest-dom/jest-globals';
import './strict-console.mjs';
