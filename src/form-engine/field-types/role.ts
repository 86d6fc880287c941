import { bothRelations, grouped } from './families/grouped.ts'

export const role = grouped({
  name: 'role',
  expected: 'a role with its accounts',
  input: 'role',
  kind: 'role',
  members: 'accounts',
  relations: bothRelations,
  stored: 'json-text',
  choose: (role, accounts) => ({ role, accounts }),
})
