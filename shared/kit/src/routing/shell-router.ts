// Router API reserved to the shell, and to tests that stand in for it.
export {
  createBrowserRouter,
  createMemoryRouter,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  useLoaderData,
  useMatches,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
export type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
