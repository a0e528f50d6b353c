import { forwardRef, type MouseEvent } from 'react';
import {
  matchPath,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigation,
  useResolvedPath,
  type Link as RouterLink,
  type NavLink as RouterNavLink,
} from 'react-router-dom';

/** `https://…`, `mailto:…`, `//host`: outside the portal. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** React Router's `Link` without the prefetching of its framework mode, which would add 2 kB to every visit. */
export const Link: typeof RouterLink = forwardRef(function Link(
  { to, children, onClick, reloadDocument, prefetch: _prefetch, discover: _discover, ...rest },
  ref,
) {
  const {
    replace: _replace,
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the router's type of it is any; it is left out here
    state: _state,
    mask,
    relative: _relative,
    preventScrollReset: _preventScrollReset,
    viewTransition: _viewTransition,
    defaultShouldRevalidate: _defaultShouldRevalidate,
    ...attributes
  } = rest;
  const elsewhere = typeof to === 'string' && ELSEWHERE.test(to) ? to : undefined;
  const href = useHref(elsewhere === undefined ? (mask ?? to) : '', rest);
  const navigate = useLinkClickHandler(to, { ...rest, target: rest.target ?? '_self' });

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (elsewhere === undefined && !reloadDocument && !event.defaultPrevented) navigate(event);
  }
  return (
    <a {...attributes} ref={ref} href={elsewhere ?? href} onClick={follow}>
      {children}
    </a>
  );
});

/** A link that is marked when its page is on screen (`active`) or loading (`pending`). */
export const NavLink: typeof RouterNavLink = forwardRef(function NavLink(
  { className, style, children, end = false, caseSensitive = false, ...rest },
  ref,
) {
  const { pathname } = useResolvedPath(rest.to, rest);
  // Every page is below the home page, which must not be marked on each of them.
  const pattern = { path: pathname, end: end || pathname === '/', caseSensitive };
  const leadsTo = (at: string | undefined) => at !== undefined && matchPath(pattern, at) !== null;
  const isActive = leadsTo(useLocation().pathname);
  const isPending = leadsTo(useNavigation().location?.pathname);
  const state = { isActive, isPending, isTransitioning: false };
  const names =
    typeof className === 'function'
      ? className(state)
      : [className, isActive && 'active', isPending && 'pending'].filter(Boolean).join(' ');
  return (
    <Link
      {...rest}
      ref={ref}
      className={names}
      style={typeof style === 'function' ? style(state) : style}
      aria-current={isActive ? (rest['aria-current'] ?? 'page') : undefined}
    >
      {typeof children === 'function' ? children(state) : children}
    </Link>
  );
});
