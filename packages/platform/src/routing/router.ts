/** What sections may use of the router. Curated, because sharing a whole package would defeat tree shaking. */
export {
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type NavigateOptions,
} from 'react-router-dom';
