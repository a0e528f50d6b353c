/**
 * Indexes for a large network: 100 000 projects, 120 000 propositions, 6 000 people.
 * A total needs an index-only scan, for which the index must have every column of the scope and the filters;
 * otherwise the table is read row by row.
 */
export const indexesForTotals = `
-- Many rows to sort: a server that stops slow statements must not stop this one.
set local statement_timeout = 0;

create index requests_status_customer on requests (internal_status, customer_id, created_at, id);
create index requests_agent_status on requests (lower(s_email_agent), internal_status, created_at, id);
drop index requests_funded;
create index requests_financed on requests (updated_at, customer_id, s_email_agent) where internal_status = 'fonds_debloques';
create index quotes_status_customer on quotes (internal_status, customer_id, created_at, id);
create index customer_users_customer_roles on customer_users (customer_id, roles, id);
`;
