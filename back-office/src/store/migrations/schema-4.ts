/**
 * A file may be stored outside the database, by its digest (decision 0027); instances of the previous release still
 * read and write `content`.
 */
export const filesBesideTheDatabase = `
alter table files add column content_sha256 text;
create index files_by_content on files (content_sha256) where content_sha256 is not null;
`;
