import type { FeatureServer } from '../../manifest/feature.server.ts'
import { pointersTo } from '../../register/server/registers.ts'
import { listCalls } from './lists.routes.ts'
import { listValuesServer } from './lists.server.ts'

export const server: FeatureServer = {
  // Any register may choose from a list of the company.
  ofRegisters(registers) {
    const pointers = pointersTo(registers, 'list-values')
    return { calls: listCalls(pointers), extensions: [listValuesServer(pointers)] }
  },
}
