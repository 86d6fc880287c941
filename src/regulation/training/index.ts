import { certification } from './certification.ts'
import { matrix } from './matrix.ts'
import { expiringWithin, status } from './status.ts'
import { expiresOn, satisfies } from './validity.ts'

export const training = { expiresOn, expiringWithin, status, matrix, satisfies, certification }
