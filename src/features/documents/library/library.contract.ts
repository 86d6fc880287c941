// The provider's library of documents: written once, brought in as drafts.
import { shelfRoutes } from './shelf.contract.ts'

export const documentShelf = (kind: string) =>
  shelfRoutes(`/api/dashboard/resources/library/${kind}`, 'resources.create')
