// The written texts of the public site, read when the pages are built: what `?facts` asks is small and comes
// with lists, what `?blocks` asks is the text. No browser reads Markdown.
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { readProse } from '../../src/features/public-site/prose/prose.ts'

export const prose = (): Plugin => ({
  name: 'prose',
  enforce: 'pre',
  load: {
    filter: { id: /\.md\?(?:facts|blocks)$/ },
    async handler(id) {
      const [path = '', part] = id.split('?')
      this.addWatchFile(path)
      const { facts, blocks } = readProse(await readFile(path, 'utf8'))
      return `export default ${JSON.stringify(part === 'facts' ? facts : blocks)}`
    },
  },
})
