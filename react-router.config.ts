import type { Config } from '@react-router/dev/config'
import { screens } from './src/access/screens.ts'

/** Public pages whose address holds no parameter become static HTML; one page serves the others. */
const prerender = screens
  .filter(({ audience, path }) => audience === 'public' && !/[:*]/.test(path))
  .map(({ path }) => path)

export default {
  appDirectory: 'src/app/web',
  // Where `bin/build.ts` says; what is served is swapped in whole.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/next',
  ssr: false,
  prerender,
} satisfies Config
