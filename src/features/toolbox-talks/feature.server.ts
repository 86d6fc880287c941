import type { FeatureServer } from '../../manifest/feature.server.ts'
import { bringIn, shelfCalls } from '../documents/index.ts'
import { deliveryCalls } from './deliveries/deliveries.routes.ts'
import { loggedOfTalks } from './deliveries/logged.ts'
import { toolboxTalkDeliveries } from './deliveries/toolbox-talk-deliveries.register.ts'
import { workOfTalks } from './deliveries/work.server.ts'
import { giveTalksForDemo } from './demo/give-talks.store.ts'
import { talkWeekCalls } from './four-weeks/four-weeks.routes.ts'
import { holdingCalls } from './holding/holding.routes.ts'
import { talkShelf } from './library/library.contract.ts'
import { sayWhatTalksPrevent } from './library/say-causes.store.ts'
import { shelvedTalks } from './library/talk-shelf.ts'
import { talksOfPersonCalls } from './of-person/of-person.routes.ts'
import { ownPhoneCalls } from './own-phone/own-phone.routes.ts'
import { talkPaperCall } from './own-phone/paper.routes.ts'
import { pinLaterCalls } from './pin-later/pin-later.routes.ts'
import { scheduleCalls } from './schedules/schedules.routes.ts'
import { toolboxTalks } from './talks/toolbox-talks.register.ts'

const talkStock = {
  register: 'toolbox-talks',
  categories: 'toolbox-talk-categories',
  written: shelvedTalks,
  settle: sayWhatTalksPrevent,
}

export const server: FeatureServer = {
  searchedKinds: [
    { register: toolboxTalks, at: 79, about: ['category'] },
    { register: toolboxTalkDeliveries, at: 81, about: ['held_on', 'state'], latestFirst: true },
  ],
  shelves: [talkStock],
  workKinds: workOfTalks,
  logged: loggedOfTalks,
  stockCompany: (place) =>
    bringIn(place, talkStock, { ids: shelvedTalks.map(({ id }) => id), language: place.language }),
  demo: { past: (db, _, size) => giveTalksForDemo(db, size) },
  open: ({ registers, store, folder, keys }) => ({
    raw: [talkPaperCall({ store, folder })],
    calls: [
      ...deliveryCalls,
      ...ownPhoneCalls,
      ...scheduleCalls,
      ...talkWeekCalls,
      ...talksOfPersonCalls(registers),
      ...holdingCalls(registers, keys),
      ...pinLaterCalls(keys),
      ...shelfCalls(registers, { ...talkStock, calls: talkShelf }),
    ],
  }),
}
