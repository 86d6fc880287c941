import { withAudience } from '../../audience/index.ts'
import { trainingRequirements } from './training-requirements.register.ts'

export const trainingRequirementsServer = withAudience({ register: trainingRequirements })
