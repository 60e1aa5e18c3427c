/** The pages that the header lists after the service areas. */
export const navigationLinks = [
  { to: '/insights', label: 'Insights' },
  { to: '/about', label: 'About' },
  { to: '/careers', label: 'Careers' },
] as const;
