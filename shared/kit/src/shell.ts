export * from './routing/shell-router';
