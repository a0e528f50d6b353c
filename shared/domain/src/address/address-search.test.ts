import { type AddressFilter, addressFilterFromSearch, addressFilterToSearch } from './address';

const read = (search: string): AddressFilter => {
  const names = new URLSearchParams(search);
  return addressFilterFromSearch((name) => names.get(name));
};

it.each<AddressFilter>([{}, { country: 'FR' }, { country: 'FR', region: 'FR-2A' }])(
  'keeps %j in the address of the page',
  (filter) => {
    expect(read(new URLSearchParams(addressFilterToSearch(filter)).toString())).toEqual(filter);
  },
);

it.each([
  ['pays=france', {}],
  ['departement=FR-75', {}],
  ['pays=BE&departement=FR-75', { country: 'BE' }],
])('ignores what is no filter in %s', (search, filter) => {
  expect(read(search)).toEqual(filter);
});
