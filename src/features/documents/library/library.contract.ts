// The provider's library of documents: written once, brought in as drafts.
import { type ShelfRoutes, shelfRoutes } from './shelf.contract.ts'

const shelf = (kind: string) =>
  shelfRoutes(`/api/dashboard/resources/library/${kind}`, 'resources.create')

/** By the kind of document. */
export const documentShelves: Readonly<Record<string, ShelfRoutes>> = {
  policies: shelf('policies'),
  swps: shelf('swps'),
  orientation: shelf('orientation'),
}
