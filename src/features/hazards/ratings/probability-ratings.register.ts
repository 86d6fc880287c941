// How likely: five levels.
import { defineRegister } from '../../../register/define.ts'
import { ratingFields, ratingShape } from './rating-fields.ts'

export const probabilityRatings = defineRegister('probability-ratings', {
  one: 'Probability rating',
  many: 'Probability ratings',
  lead: 'How likely harm is, in five levels. With the severity they give a hazard its risk.',
  fields: ratingFields,
  ...ratingShape,
  grants: 'risk-probability',
})
