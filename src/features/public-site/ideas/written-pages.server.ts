// The public pages that are written out when the pages are built, and that search engines are shown.
import { screens } from '../../../access/screens.ts'
import { products } from '../compare/products/all.ts'
import { readIdeas } from './ideas.server.ts'

/** Of addresses with a parameter, those that a text or a product gives. */
export const writtenUnder = (): string[] => [
  ...readIdeas().map(([slug]) => `/plumbline-ideas/${slug}`),
  ...Object.keys(products).map((slug) => `/compare/${slug}`),
]

/** Pages for people who are looking for us; forms to sign in and links of single people are none. */
export const publicPages = (): string[] => [
  ...screens
    .filter(({ audience, area, path, name }) => {
      const marketing =
        area === 'marketing' || /^(?:faq|boost|safety-m|c-suite|senior|get-)/.test(name)
      return audience === 'public' && marketing && !/[:*]/.test(path)
    })
    .map(({ path }) => path),
  ...writtenUnder(),
]

/** Those that are written in every language; the others are in English. */
export const translatedPages: readonly string[] = [
  '/',
  '/book-a-demo',
  '/contact',
  '/features',
  '/get-started',
  '/pricing',
  '/register',
]
