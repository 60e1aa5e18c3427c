// The router's functions that sections may use. They are part of the platform's contract, so the list is short.
export { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
export * from './contributions';
export * from './requests/api';
export * from './pages/breadcrumb-list';
export * from './sections/federation';
export * from './requests/form-outcome';
export { firstInteraction } from './sections/first-interaction';
export { inTime } from './sections/in-time';
export * from './routing/Link';
export * from './pages/page-response';
export * from './pages/PageMetadata';
export { RemoteComponent } from './sections/RemoteComponent';
export { RemoteSection } from './sections/RemoteSection';
export { SectionBoundary } from './sections/SectionBoundary';
export * from './site';
export * from './frame/toast';
export * from './useHydrated';
export * from './frame/useOverlay';
