import { certification } from './certification.ts'
import { matrix } from './matrix.ts'
import { status } from './status.ts'
import { expiresOn, satisfies } from './validity.ts'

export const training = { expiresOn, status, matrix, satisfies, certification }
