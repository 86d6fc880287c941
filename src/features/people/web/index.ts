// What other features may use of people in the browser.
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { listPeople } from '../people.contract.ts'
import { peopleKey } from './keys.ts'

export { OwnCustomFields } from '../custom-fields/web/OwnCustomFields.tsx'
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
