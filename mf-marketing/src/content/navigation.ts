import type { NavigationEntry } from '@site/federation';

/** The entries of this section's pages in the site's menus. */
export const navigation: NavigationEntry[] = [
  { place: 'header', label: 'About', address: '/about', order: 20 },
  { place: 'button', label: 'Contact', address: '/contact', order: 10 },
  { place: 'company', label: 'About Us', address: '/about', order: 10 },
  { place: 'company', label: 'Contact', address: '/contact', order: 40 },
  { place: 'legal', label: 'Privacy Policy', address: '/privacy-policy', order: 10 },
  { place: 'legal', label: 'Terms of Service', address: '/terms-of-service', order: 20 },
  { place: 'legal', label: 'Cookie Policy', address: '/cookie-policy', order: 30 },
  { place: 'legal', label: 'Accessibility', address: '/accessibility', order: 40 },
];
