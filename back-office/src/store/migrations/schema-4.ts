/**
 * A file may lie beside the database, under the digest of its bytes (decision 0027); an instance from before this
 * release goes on writing and reading `content`.
 */
export const filesBesideTheDatabase = `
alter table files add column content_sha256 text;
create index files_by_content on files (content_sha256) where content_sha256 is not null;
`;
