// The router API for pages. The rest is reserved to the shell: see `shell-router.ts`.
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
