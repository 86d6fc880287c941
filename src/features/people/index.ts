// What papers of an incident say of somebody of the company.
export {
  detailsOf as confidentialOf,
  noteRead as noteConfidentialRead,
} from './confidential/confidential.store.ts'
export { insertPerson, workersOf } from './contractor-workers/contractor-workers.store.ts'
// What the demos of other features know of the demo company’s days, sites and crews.
export {
  type DemoSite,
  demoSites,
  isOpen,
  ownPeople,
  projectManagers,
  workersOn,
} from './demo/sites.ts'
export { chance, type Weather, weatherUntil } from './demo/weather.ts'
export {
  isWorkingDay,
  restOn,
  workingDayAfter,
  workingDayFrom,
  workingDayUpTo,
} from './demo/working-days.ts'
export { insertHat } from './hats/hats.store.ts'
export { inviteContact } from './invitations/server/invite-contact.ts'
export { invitationInHand, inviteFirstManager } from './invitations/server/invite-first-manager.ts'
