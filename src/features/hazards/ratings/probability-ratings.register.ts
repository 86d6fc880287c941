// How likely: five levels.
import { defineRegister } from '../../../register/define.ts'
import { ratingFields, ratingShape } from './rating-fields.ts'

export const probabilityRatings = defineRegister('probability-ratings', {
  one: 'Probability rating',
  many: 'Probability ratings',
  lead: 'How likely the harm is, in five levels. Together with severity it gives the risk.',
  fields: ratingFields,
  ...ratingShape,
  grants: 'risk-probability',
})
