import { type DirectoryFilter, directoryFilterFromSearch, directoryFilterToSearch } from './directory';

const read = (search: string): DirectoryFilter => {
  const params = new URLSearchParams(search);
  return directoryFilterFromSearch((name) => params.get(name));
};

it.each<[string, DirectoryFilter]>([
  ['', {}],
  ['role=4', { roleId: 4 }],
  ['agence=toutes', { reach: 'network' }],
  ['agence=60&role=5', { reach: 60, roleId: 5 }],
])('keeps the filter in the address: %j', (search, filter) => {
  expect(read(search)).toEqual({ reach: undefined, roleId: undefined, ...filter });
  expect(new URLSearchParams(directoryFilterToSearch(filter)).toString()).toBe(search);
});

it.each(['role=3', 'role=admin', 'role=', 'agence=-1', 'agence=59.5', 'agence=tout', 'agence=1e400'])(
  'ignores %j, which is no filter',
  (search) => {
    expect(read(search)).toEqual({ reach: undefined, roleId: undefined });
  },
);
