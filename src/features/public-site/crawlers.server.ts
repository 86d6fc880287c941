// What machines read of the public site: what they may index, all of its pages, the feed of its articles.
import type { RawCall } from '../../access/server/gate.ts'
import type { Exchange } from '../../kit/http/server/exchange.ts'
import { locales } from '../../kit/locales.ts'
import { readIdeas } from './ideas/ideas.server.ts'
import { publicPages, translatedPages } from './ideas/written-pages.server.ts'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const answerWith =
  (type: string, write: (site: string) => string): RawCall['answer'] =>
  async ({ response, publicUrl }: Exchange) => {
    const body = write(publicUrl)
    response
      .writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=3600',
      })
      .end(body)
  }

const get = (path: string, type: string, write: (site: string) => string): RawCall => ({
  method: 'GET',
  path,
  answer: answerWith(type, write),
})

const robots = (site: string) =>
  [
    'User-agent: *',
    ...['/api/', '/dashboard', '/admin-dashboard', '/contractors', '/qr-code/', '/sign/'].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n')

const urlOf = (address: string, links: readonly string[] = []) =>
  `<url><loc>${escaped(address)}</loc>${links.join('')}</url>`

const sitemap = (site: string) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...publicPages().flatMap((path) => {
      const address = site + path
      if (!translatedPages.includes(path)) return [urlOf(address)]
      const versions = Object.fromEntries(
        locales.map((locale) => [locale, locale === 'en' ? address : `${address}?lang=${locale}`]),
      )
      const links = Object.entries(versions).map(
        ([locale, href]) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${escaped(href)}"/>`,
      )
      return Object.values(versions).map((version) => urlOf(version, links))
    }),
    '</urlset>',
    '',
  ].join('\n')

const feed = (site: string) => {
  const ideas = readIdeas()
  const moment = (day: string) => `${day}T00:00:00Z`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    '<title>Plumbline Ideas</title>',
    `<id>${escaped(site)}/plumbline-ideas</id>`,
    `<link href="${escaped(site)}/plumbline-ideas"/>`,
    `<link rel="self" href="${escaped(site)}/plumbline-ideas/feed.xml"/>`,
    '<author><name>Plumbline</name></author>',
    `<updated>${moment(ideas[0]?.[1].reviewed ?? '2026-01-01')}</updated>`,
    ...ideas.map(([slug, { title, summary, reviewed }]) => {
      const address = escaped(`${site}/plumbline-ideas/${slug}`)
      return `<entry><title>${escaped(title)}</title><id>${address}</id><link href="${address}"/><updated>${moment(reviewed)}</updated><summary>${escaped(summary)}</summary></entry>`
    }),
    '</feed>',
    '',
  ].join('\n')
}

export const crawlerCalls: readonly RawCall[] = [
  get('/robots.txt', 'text/plain', robots),
  get('/sitemap.xml', 'application/xml', sitemap),
  get('/plumbline-ideas/feed.xml', 'application/atom+xml', feed),
]
