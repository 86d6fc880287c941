// What this feature reads, each under its key.
import { registerKey } from '../../../register/web/keys.ts'
import { jhscCommittees } from '../committees/jhsc-committees.register.ts'

export const committeeDutiesKey = (id: string) => registerKey(jhscCommittees.name, 'duties', id)
