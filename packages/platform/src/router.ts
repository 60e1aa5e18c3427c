/** What a section may use of the router: a curated surface, because sharing a whole package would defeat tree shaking. */
export {
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type NavigateOptions,
} from 'react-router-dom';
