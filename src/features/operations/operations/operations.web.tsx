import type { RegisterWeb } from '../../../register/web/extension.ts'
import { hazards } from '../../hazards/web/index.ts'
import { operationRoles } from '../roles/operation-roles.register.ts'
import { RowsOfOperation } from '../web/RowsOfOperation.tsx'

export const web: RegisterWeb = {
  panels: [
    {
      title: 'Hazards',
      Panel: ({ row }) => (
        <RowsOfOperation
          row={row}
          register={hazards}
          by="operations"
          tells={['initial_band', 'residual_band']}
          none="operation_no_hazards"
        />
      ),
    },
    {
      title: 'Roles',
      Panel: ({ row }) => (
        <RowsOfOperation
          row={row}
          register={operationRoles}
          by="operation"
          tells={['persons']}
          none="operation_no_roles"
        />
      ),
    },
  ],
}
