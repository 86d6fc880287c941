// Composed by `npm run docs` from the files of src/features; `npm run check` fails when it is stale.
// What companies add to the sidebar.
import { whenDrawn } from '../../../kit/web/later.ts'
import type { GrownMenu } from '../../../manifest/menu.web.ts'

export const menus: readonly GrownMenu[] = [
  { ...{"name":"custom-types","group":"documents","grants":["resources.view"],"below":"/dashboard/custom-resources"}, Entries: whenDrawn(async () => (await import('../../../features/documents/custom/web/TypesInMenu.tsx')).default) },
]
