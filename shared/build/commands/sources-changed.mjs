/** The exit code of `build-app.mjs` when the sources changed during the build. */
export const SOURCES_CHANGED = 3;
