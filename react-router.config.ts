import type { Config } from '@react-router/dev/config'
import { screens } from './src/access/screens.ts'
import { writtenUnder } from './src/features/public-site/ideas/written-pages.server.ts'

/** Public pages whose address holds no parameter, or one that we know all values of, become static HTML; one
 *  page serves the others. */
const prerender = [
  ...screens
    .filter(({ audience, path }) => audience === 'public' && !/[:*]/.test(path))
    .map(({ path }) => path),
  ...writtenUnder(),
]

export default {
  appDirectory: 'src/app/web',
  // Where `bin/build.ts` says; what is served is swapped in whole.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/next',
  ssr: false,
  prerender,
} satisfies Config
