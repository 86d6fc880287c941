import { entities } from './entities.register.ts'

const months = (from: number, headcount: number) =>
  Array.from({ length: 10 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    headcount: headcount + ((index * 7) % 11) - 5,
    hours: from + ((index * 1237) % 3000),
  }))

export const entitiesDemo = {
  register: entities,
  rows: [
    {
      name: 'Northgate Ontario',
      legal_name: 'Northgate Builders Inc.',
      display_name: 'Northgate Builders',
      colour: '#1d5b79',
      country: 'CA',
      is_default: true,
      naics: '236220',
      address: {
        street: '40 King Street West',
        city: 'Toronto',
        region: 'ON',
        postalCode: 'M5H 1H1',
        country: 'CA',
      },
      months: months(61_000, 430),
    },
    {
      name: 'Northgate Michigan',
      legal_name: 'Northgate Builders (US) LLC',
      country: 'US',
      naics: '236220',
      establishment: true,
      address: {
        street: '600 Woodward Avenue',
        city: 'Detroit',
        region: 'MI',
        postalCode: '48226',
        country: 'US',
      },
      months: months(9_000, 70),
    },
    {
      name: 'Concrete division',
      legal_name: 'Northgate Builders Inc.',
      kind: 'division',
      parent: 'Northgate Ontario',
    },
    {
      name: 'Hamilton branch',
      legal_name: 'Northgate Builders Inc.',
      kind: 'branch',
      parent: 'Northgate Ontario',
    },
  ],
}
