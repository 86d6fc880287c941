import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { orAnew } from '../../../kit/web/later.ts'
import type { Register } from '../../../register/define.ts'
import { parts, type ScreenPart, screenOf } from '../../../register/screens-of.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { extensionKey, shapeKey } from '../../../register/web/keys.ts'
import { registers } from '../../composed/registers.ts'
import { extensions } from '../composed/extensions.ts'
import { tabs } from '../composed/tabs.ts'
import { useScreen } from '../start/use-screen.ts'

const byScreen = new Map<string, { register: Register; part: ScreenPart }>(
  registers.flatMap((register) =>
    parts.flatMap((part) => {
      const screen = screenOf(register, part)
      return screen === undefined ? [] : [[screen.name, { register, part }] as const]
    }),
  ),
)

type Here = { register: Register; part: ScreenPart; web: RegisterWeb; id?: string; within?: string }

/** Which register the address leads to, which of its screens, and for which row. */
export function useRegister(): Here | undefined {
  const params = useParams()
  const { name, path } = useScreen()
  const found = byScreen.get(name)
  const { data: web } = useQuery({
    queryKey: extensionKey(found?.register.name),
    queryFn: async (): Promise<RegisterWeb> => {
      const name = found?.register.name ?? ''
      const own = extensions[name]
      const part = own && (await orAnew(own))
      return { ...part?.web, tabs: tabs[name] ?? [] }
    },
    enabled: found !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: true,
  })
  // An address ends with the row; its container comes before it.
  const values = [...path.matchAll(/:(\w+)/g)].map(([, hole]) => params[hole ?? ''] ?? '')
  const ofRow = found?.part === 'record' || found?.part === 'edit'
  const id = ofRow ? values.pop() : undefined
  const within = values.pop()
  const shape = useQuery({
    queryKey: shapeKey(found?.register, within),
    queryFn: () => web?.shapedBy?.(within ?? ''),
    enabled: within !== undefined && web?.shapedBy !== undefined,
  })
  if (found === undefined || web === undefined || (shape.isLoading && !shape.isError))
    return undefined
  const register = shape.data ?? found.register
  return { ...found, register, web, ...(id && { id }), ...(within && { within }) }
}
