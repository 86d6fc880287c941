import type { FeatureServer } from '../../manifest/feature.server.ts'
import { shelfCalls } from '../documents/index.ts'
import { talkShelf } from './library/library.contract.ts'
import { shelvedTalks } from './library/talk-shelf.ts'
import { toolboxTalks } from './talks/toolbox-talks.register.ts'

export const server: FeatureServer = {
  searchedKinds: [{ register: toolboxTalks, at: 79, about: ['category'] }],
  open: ({ registers }) => ({
    calls: shelfCalls(registers, {
      calls: talkShelf,
      register: 'toolbox-talks',
      categories: 'toolbox-talk-categories',
      written: shelvedTalks,
    }),
  }),
}
