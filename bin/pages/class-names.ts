// The styles of those who are signed in are one file, and a page would fetch the names of all its classes with it. They
// go with the code that says them instead; what stays of a file of styles are the styles.
import type { Plugin } from 'vite'

const mark = '\0class-names:'
const end = '.js'

export function classNamesWithCode(): Plugin[] {
  const said = new Map<string, string>()
  return [
    {
      name: 'class-names-with-code',
      apply: 'build',
      enforce: 'pre',
      resolveId: {
        filter: { id: /\.module\.css$/ },
        async handler(source, importer, options) {
          if (importer?.startsWith(mark)) return null
          const found = await this.resolve(source, importer, { ...options, skipSelf: true })
          return found === null ? null : `${mark}${found.id}${end}`
        },
      },
      load: {
        filter: { id: /^\0class-names:/ },
        async handler(id) {
          const file = id.slice(mark.length, -end.length)
          await this.load({ id: file })
          return `import ${JSON.stringify(file)}\n${said.get(file)}`
        },
      },
    },
    {
      name: 'class-names-out-of-styles',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler(code, id) {
          said.set(id, code)
          return { code: '', map: null, moduleSideEffects: 'no-treeshake' }
        },
      },
    },
  ]
}
