/** Time limit of a chunk and of its style sheet, in milliseconds: as long as a version has for all its files. */
const CHUNK_LOAD_TIMEOUT_MS = 8000;

module.exports = { CHUNK_LOAD_TIMEOUT_MS };
