// The part of the router that pages may use. The rest belongs to the shell: see `shell-router.ts`.
export {
  createSearchParams,
  generatePath,
  Navigate,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Link, NavLink } from './link';
