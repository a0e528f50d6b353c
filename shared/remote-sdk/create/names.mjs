const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MAX_LENGTH = 30;
/** First path segments that the server uses itself, and the build tools' name for the shell. */
const TAKEN = ['shell', 'remotes', 'api', 'items', 'assets', 'healthz', 'telemetry'];
/** Of a title, in a document and in code: it stands between quotes there. */
const TITLE = /^[^<>{}"'\\\n]{1,60}$/;

/**
 * @param {string} name of an app
 * @returns {string | undefined} why no app can have it
 */
export function refusedName(name) {
  if (!NAME.test(name) || name.length > MAX_LENGTH)
    return `"${name}" is no name for a remote: small letters, digits and single hyphens, at most ${MAX_LENGTH}.`;
  return TAKEN.includes(name) ? `"${name}" is taken by the portal itself: choose another name.` : undefined;
}

/**
 * @param {string | undefined} title
 * @returns {string | undefined} why it can be no title; ’ stands for an apostrophe
 */
export const refusedTitle = (title) =>
  title === undefined || TITLE.test(title)
    ? undefined
    : `"${title}" is no title: one line of at most 60 characters, with ’ and « » for quotes.`;
