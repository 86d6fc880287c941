// What the header and the footer of the public site link to.
import type { MessageKey } from '../../../kit/web/language/catalogue.ts'

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
