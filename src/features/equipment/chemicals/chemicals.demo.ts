import { chemicals } from './chemicals.register.ts'
import { fuelsAndSolvents } from './demo/fuels-and-solvents.ts'
import { gasesAndCleaners } from './demo/gases-and-cleaners.ts'
import { mineralsAndCoatings } from './demo/minerals-and-coatings.ts'

export const chemicalsDemo = {
  register: chemicals,
  rows: [...fuelsAndSolvents, ...mineralsAndCoatings, ...gasesAndCleaners],
}
