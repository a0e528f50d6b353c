// The part of the router that pages may use. The rest belongs to the shell: see `shell-router.ts`.
export {
  createSearchParams,
  generatePath,
  Link,
  Navigate,
  NavLink,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
