// What other features may use of people in the browser.

export { OwnCustomFields } from '../custom-fields/web/OwnCustomFields.tsx'
export { accountsOfRole, listUsers } from '../people.contract.ts'
export { listedKey, peopleKey } from './keys.ts'
