import type { FeatureServer } from '../../manifest/feature.server.ts'
import { boardCalls } from './board/board.routes.ts'
import { paperCall } from './board/paper.routes.ts'
import { safetyBoards } from './boards/safety-boards.register.ts'
import { boardFile, openingCalls } from './opening/opening.routes.ts'

export const server: FeatureServer = {
  searchedKinds: [{ register: safetyBoards, at: 78, about: ['project', 'location'] }],
  calls: [...boardCalls, ...openingCalls],
  open: ({ store, folder }) => ({
    raw: [boardFile({ store, folder }), paperCall({ store, folder })],
  }),
}
