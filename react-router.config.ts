import type { Config } from '@react-router/dev/config'
import { sitePages } from './bin/pages/site-pages.ts'
import { screens } from './src/access/screens.ts'

/** Public pages whose address holds no parameter become static HTML; those of the public site are written beside (see
 *  `bin/pages/site.ts`), and one page serves all others. */
const ofSite = new Set(sitePages.map(({ place }) => place.pathname))
const prerender = screens
  // The front page would else be the name of the page that serves all others; the site writes over it.
  .filter(
    ({ audience, path }) =>
      audience === 'public' && !/[:*]/.test(path) && (path === '/' || !ofSite.has(path)),
  )
  .map(({ path }) => path)

export default {
  appDirectory: 'src/app/web',
  // Where `bin/build.ts` says; what is served is swapped in whole.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/next',
  ssr: false,
  prerender,
} satisfies Config
