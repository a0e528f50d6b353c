import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink, useLocation } from 'react-router-dom';
import { Link, NavLink } from './link';
import { createMemoryRouter, Outlet, RouterProvider } from './shell-router';

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'ref'>;
type NavLinkProps = Omit<ComponentProps<typeof RouterNavLink>, 'ref'>;

const Where = () => {
  const { pathname, search, hash, ...location } = useLocation();
  return <output>{`${pathname}${search}${hash} ${JSON.stringify(location.state)}`}</output>;
};

/** A portal of three pages with a link in its frame, opened at a list page. */
function open(link: React.JSX.Element) {
  const frame = (
    <>
      {link}
      <Where />
      <Outlet />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: frame,
        children: ['list', 'list/:id', 'other', '*'].map((path) => ({ path, element: path })),
      },
    ],
    { initialEntries: ['/other', '/list?page=2'], initialIndex: 1 },
  );
  const view = render(<RouterProvider router={router} />);
  return { router, view };
}

/** The observable behaviour of a link: its element, where a click leads, and what going back then does. */
async function told(link: React.JSX.Element, withControl = false) {
  const { router, view } = open(link);
  const anchor = screen.getByRole('link');
  const attributes = Object.fromEntries(
    [...anchor.attributes].map(({ name, value }) => [name, value] as const),
  );
  // Only read by React Router's framework mode.
  delete attributes['data-discover'];
  const prevented: boolean[] = [];
  const notice = (event: MouseEvent) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', notice);
  const user = userEvent.setup();
  if (withControl) await user.keyboard('{Control>}');
  await user.click(anchor);
  window.removeEventListener('click', notice);
  const after = screen.getByRole('status').textContent;
  const active = { attributes: anchor.className, current: anchor.getAttribute('aria-current') };
  await act(() => router.navigate(-1));
  const before = screen.getByRole('status').textContent;
  view.unmount();
  return { attributes, prevented, after, active, before };
}

const LINKS: readonly (readonly [string, LinkProps])[] = [
  ['a path', { to: '/other' }],
  ['a path of the page', { to: '7' }],
  ['the page above', { to: '..', relative: 'path' }],
  ['a replaced page', { to: '/other', replace: true }],
  ['a page to load anew', { to: '/other', reloadDocument: true }],
  ['a new tab', { to: '/other', target: '_blank' }],
  ['another site', { to: 'https://elsewhere.example/a?b#c' }],
  ['a mail', { to: 'mailto:marie@intergestion.example' }],
  ['a click that somebody took', { to: '/other', onClick: (event) => event.preventDefault() }],
  ['what an element may have', { to: '/other', className: 'big', title: 'x', 'aria-label': 'Y', id: 'z' }],
];

it.each(LINKS)('leads where the one of the router leads: %s', async (_, props) => {
  const ours = await told(<Link {...props}>Go</Link>);
  expect(ours).toEqual(await told(<RouterLink {...props}>Go</RouterLink>));
});

it('leaves a click with a key to the browser', async () => {
  const ours = await told(<Link to="/other">Go</Link>, true);
  expect(ours).toEqual(await told(<RouterLink to="/other">Go</RouterLink>, true));
  expect(ours.after).toBe('/list?page=2 null');
});

it('gives its element to whoever asks for it', () => {
  let element: HTMLAnchorElement | null = null;
  open(
    <Link to="/other" ref={(anchor) => void (element = anchor)}>
      Go
    </Link>,
  );
  expect(element).toBe(screen.getByRole('link'));
});

const NAV_LINKS: readonly (readonly [string, NavLinkProps])[] = [
  ['the page on screen', { to: '/list' }],
  ['a page', { to: '/other' }],
  ['exactly what is above it', { to: '/', end: true }],
  ['a class of its own', { to: '/list', className: 'entry' }],
  ['a class by state', { to: '/list', className: ({ isActive }) => (isActive ? 'on' : 'off') }],
];

it.each(NAV_LINKS)('marks what the one of the router marks: %s', async (_, props) => {
  const ours = await told(<NavLink {...props}>Go</NavLink>);
  expect(ours).toEqual(await told(<RouterNavLink {...props}>Go</RouterNavLink>));
});
