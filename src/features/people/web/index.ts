// What other features may use of people in the browser.
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { whenDrawn } from '../../../kit/web/later.ts'
import { listPeople } from '../people.contract.ts'
import { peopleKey } from './keys.ts'

export { accountsOfRole } from '../people.contract.ts'
export { listedKey } from './keys.ts'
export { listPeople }

/** Everybody of the staff; those who cannot be chosen come last, with why. */
export const usePeople = () =>
  useQuery({
    queryKey: peopleKey,
    queryFn: async ({ signal }) =>
      (await call(listPeople, { query: { closed: '1' }, signal })).data,
  }).data ?? []

/** Fetched by those who draw it: pickers of people do not pay for it. */
export const OwnCustomFields = whenDrawn(
  async () => (await import('../custom-fields/web/OwnCustomFields.tsx')).OwnCustomFields,
)
export { AcceptInvitation } from '../signup/web/AcceptInvitation.tsx'
export { LanguageChoice } from '../signup/web/LanguageChoice.tsx'
export { OpeningLink } from '../signup/web/OpeningLink.tsx'
