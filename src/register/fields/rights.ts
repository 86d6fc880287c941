// Rights of the catalogue of grants, as a permission template lists them. What they are called is said by
// access; a right that has gone from the catalogue gives nothing and is left out of the next save.
import { allGrants, type Grant } from '../../access/grants.ts'
import { sayRight } from '../../access/right-names.ts'
import { fieldsOf, type Kind } from './field.ts'

export const rights = fieldsOf<'rights', Grant[]>('rights')

export const rightsKinds = {
  rights: {
    column: 'text[]',
    many: true,
    long: true,
    filter: 'any-of',
    sorts: false,
    toText: (value, _, say) =>
      [value]
        .flat()
        .map((right) => sayRight(String(right), say))
        .join('; '),
    fromText: (text) => text.split(/[;\n]/).map((part) => part.trim()),
    example: (_, random) => allGrants.filter(() => random() < 0.1),
    asked: { type: 'multiplechoice', answer: (value) => value },
  },
} satisfies Record<string, Kind>
