// The pages of the public site: each is written out by the build, and is a document of its own.
import { screens } from '../../../access/screens.ts'
import { writtenUnder } from '../../../features/public-site/ideas/written-pages.server.ts'
import { screenFiles } from '../composed/screen-files.ts'
import type { Shown } from './shown.ts'

const room = '../../features/'

export const sitePages: readonly Shown[] = screens.flatMap(({ name, path, audience, area }) => {
  const file = screenFiles[name]?.replace(room, '') ?? ''
  if (audience !== 'public' || !file.startsWith('public-site/')) return []
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  return (path.includes(':') ? writtenUnder() : [path]).flatMap((pathname) => {
    const found = pattern.exec(pathname)
    const place = { pathname, params: { ...found?.groups } }
    return found === null ? [] : [{ file, place, fixed: area === 'marketing' }]
  })
})
