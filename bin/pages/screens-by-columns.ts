// The screens as the pages have them: by their columns, and of a title only what is shown of it.
import type { Plugin } from 'vite'
import { titleParts } from '../../src/access/title-parts.ts'
import { columnsOf, rowsOf } from './columns.ts'

export const screensByColumns = (): Plugin => ({
  name: 'screens-by-columns',
  enforce: 'pre',
  load: {
    filter: { id: /\/src\/access\/composed\/screens\.ts$/ },
    async handler() {
      const { screens } = await import('../../src/access/composed/screens.ts')
      const shown = screens.map((screen) => ({
        ...screen,
        title: screen.label === undefined ? titleParts(screen).filter(Boolean).join(': ') : '',
      }))
      return `export const screens = (${rowsOf})(${JSON.stringify(columnsOf(shown))})`
    },
  },
})
