import { Link } from 'react-router'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import type { usersTrainings } from './users-trainings.register.ts'

export const web: RegisterWeb<typeof usersTrainings> = {
  cells: {
    person: ({ person }) => (
      <Link to={`/dashboard/users-trainings/${person.id}`}>{person.name}</Link>
    ),
  },
}
