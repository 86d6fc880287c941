// How bad: five levels.
import { defineRegister } from '../../../register/define.ts'
import { ratingFields, ratingShape } from './rating-fields.ts'

export const severityRatings = defineRegister('severity-ratings', {
  one: 'Severity rating',
  many: 'Severity ratings',
  lead: 'How bad harm would be, in five levels. With the probability they give a hazard its risk.',
  fields: ratingFields,
  ...ratingShape,
  grants: 'risk-severity',
})
