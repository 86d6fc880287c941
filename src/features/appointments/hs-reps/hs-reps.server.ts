import { appointmentExtension } from '../appointments.server.ts'
import { hsReps } from './hs-reps.register.ts'

export const hsRepsServer = appointmentExtension(hsReps)
