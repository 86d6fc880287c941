// How bad: five levels.
import { defineRegister } from '../../../register/define.ts'
import { ratingFields, ratingShape } from './rating-fields.ts'

export const severityRatings = defineRegister('severity-ratings', {
  one: 'Severity rating',
  many: 'Severity ratings',
  lead: 'How bad the harm could be, in five levels. Together with probability it gives the risk.',
  fields: ratingFields,
  ...ratingShape,
  grants: 'risk-severity',
})
