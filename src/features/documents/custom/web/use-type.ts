import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { callsOf } from '../../../../register/contract.ts'
import { pointedIn } from '../../../../register/fields/pointing.ts'
import { customResourceTypes } from '../custom-resource-types.register.ts'
import { typeKey } from './keys.ts'

export const readType = async (id: string) =>
  (await call(callsOf(customResourceTypes).read, { params: { id } })).data

/** The type of a document, as it is asked for. */
export const useTypeAsked = (id: string) =>
  useQuery({ queryKey: typeKey(id), queryFn: () => readType(id), enabled: id !== '' })

/** The type of a document: its id, or what a row carries for it. */
export const useType = (value: unknown) =>
  useTypeAsked(pointedIn(value)?.id ?? (typeof value === 'string' ? value : '')).data
