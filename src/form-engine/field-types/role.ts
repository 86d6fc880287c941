import { grouped } from './families/grouped.ts'

export const role = grouped({
  name: 'role',
  expected: 'a role with its accounts',
  input: 'role',
  kind: 'role',
  members: 'accounts',
  choice: (role, accounts) => ({ role, accounts }),
  operators: ['is_equal_to', 'in_list'],
  wrap: (choice) => choice,
  write: (value) => JSON.stringify(value),
})
