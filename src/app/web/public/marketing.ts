// What the header and the footer of the public site link to, and where it is fixed.
import type { MessageKey } from '../../../kit/web/language/catalogue.ts'

/** Routes whose header is fixed and offers the way in again to who is signed in. */
const marketing = new Set([
  'home',
  'about-us',
  'benefits',
  'compare',
  'compare-competitor',
  'features',
  'pricing',
  'book-a-demo',
  'contact',
  'plumbline-ideas',
  'plumbline-idea',
  'privacy-policy',
  'terms-of-use',
])

export const isMarketing = (routeName: string): boolean => marketing.has(routeName)

export type PageLink = { to: string; label: MessageKey }

export const pages: PageLink[] = [
  { to: '/benefits', label: 'page_benefits' },
  { to: '/features', label: 'page_features' },
  { to: '/compare', label: 'page_compare' },
  { to: '/about-us', label: 'page_about_us' },
  { to: '/plumbline-ideas', label: 'page_ideas' },
  { to: '/book-a-demo', label: 'page_book_a_demo' },
  { to: '/pricing', label: 'page_pricing' },
  { to: '/contact', label: 'page_contact' },
]
