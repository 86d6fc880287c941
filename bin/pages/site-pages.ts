// The pages of the public site: each is written out by the build, and is a document of its own.
import { screens } from '../../src/access/screens.ts'
import { screenFiles } from '../../src/app/web/composed/screen-files.ts'
import type { SitePage } from '../../src/app/web/site/site-page.ts'
import { writtenUnder } from '../../src/features/public-site/ideas/written-pages.server.ts'

const room = '../../features/'

export const sitePages: readonly SitePage[] = screens.flatMap(({ name, path, audience, area }) => {
  const file = screenFiles[name]?.replace(room, '') ?? ''
  if (audience !== 'public' || !file.startsWith('public-site/')) return []
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  return (path.includes(':') ? writtenUnder() : [path]).flatMap((pathname) => {
    const found = pattern.exec(pathname)
    const place = { pathname, params: { ...found?.groups } }
    return found === null ? [] : [{ file, place, fixed: area === 'marketing' }]
  })
})
