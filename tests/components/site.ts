// The page that shows the components, built with React's development warnings, which count as faults here.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'

/** What is served, by its path. */
export type BuiltSite = Map<string, { type: string; body: Buffer }>

const page = join(import.meta.dirname, 'page')
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

/** React in development notes where each element was made, for a debugger: a third of a page's time. */
const notesOfMaking = '1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++'
const withoutNotes = {
  name: 'without-notes-of-making',
  transform(code: string, id: string) {
    if (!id.endsWith('react-jsx-runtime.development.js')) return undefined
    if (!code.includes(notesOfMaking))
      throw new Error('React notes otherwise where elements are made.')
    return { code: code.replaceAll(notesOfMaking, 'false'), map: null }
  },
}

/** Into a folder of its own; the caller removes it. */
export async function buildSite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-components-'))
  // Loaded here: what is given a built site needs no build tool.
  const { build } = await import('vite')
  const { wordsWithCode } = await import('../../bin/pages/words-said.ts')
  await build({
    configFile: false,
    root: page,
    mode: 'development',
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"development"',
      // React's warnings stay; what it draws for a browser's tools goes.
      'console.createTask': 'undefined',
      'console.timeStamp': 'undefined',
    },
    plugins: [withoutNotes, wordsWithCode()],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      modulePreload: false,
      chunkSizeWarningLimit: 20_000,
      rolldownOptions: { input: globSync(join(page, '*.html')) },
    },
  })
  return folder
}

function readSite(folder: string): BuiltSite {
  const files = globSync('**/*.*', { cwd: folder })
  return new Map(
    files.map((file) => [
      `/${file.replaceAll('\\', '/')}`,
      {
        type: types[extname(file)] ?? 'application/octet-stream',
        body: readFileSync(join(folder, file)),
      },
    ]),
  )
}

/** The one that a run has built for all of its processes, or one for this process. */
export async function theSite(): Promise<BuiltSite> {
  const given = process.env.TEST_SITE
  if (given !== undefined) return readSite(given)
  const folder = await buildSite()
  try {
    return readSite(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
