/**
 * The functions of the router that sections may use. They are part of the platform's contract, so the list is short.
 */
export {
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type NavigateOptions,
} from 'react-router-dom';
