import { jhscCommittees } from './jhsc-committees.register.ts'

export const tower = 'Harbour Point tower committee'

export const jhscCommitteesDemo = {
  register: jhscCommittees,
  rows: [
    {
      name: tower,
      location: 'Harbour Point tower',
      meets_every: 1,
      quorum: 4,
      notes: 'Meets on site in the boardroom of the site office, on the second Wednesday.',
    },
  ],
}
