// The provider's library of toolbox talks: brought in once, then a company's own.
import { shelfRoutes } from '../../documents/definition/index.ts'

export const talkShelf = shelfRoutes('/api/dashboard/toolbox-talk-library', 'toolbox-talks.create')
