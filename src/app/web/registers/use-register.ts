import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { orAnew } from '../../../kit/web/later.ts'
import { fieldOf, type Register } from '../../../register/define.ts'
import { targetOf } from '../../../register/fields/pointing.ts'
import { parts, type ScreenPart, screenOf } from '../../../register/screens-of.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { extensionKey, shapeKey } from '../../../register/web/keys.ts'
import { extensions } from '../composed/extensions.ts'
import { registers } from '../composed/registers.ts'
import { tabs } from '../composed/tabs.ts'
import { useScreen } from '../start/use-screen.ts'

const byScreen = new Map<string, { stated: (typeof registers)[number]; part: ScreenPart }>(
  registers.flatMap((stated) =>
    parts.flatMap((part) => {
      const screen = screenOf(stated, part)
      return screen === undefined ? [] : [[screen.name, { stated, part }] as const]
    }),
  ),
)

type Here = { register: Register; part: ScreenPart; web: RegisterWeb; id?: string; within?: string }

/** Which register the address leads to, which of its screens, and for which row. */
export function useRegister(): Here | undefined {
  const params = useParams()
  const { name, path } = useScreen()
  const found = byScreen.get(name)
  const { data } = useQuery({
    queryKey: extensionKey(found?.stated.name),
    queryFn: async () => {
      if (found === undefined) throw new Error('No register is shown here.')
      const { name, load } = found.stated
      const own = extensions[name]
      const [register, part] = await Promise.all([orAnew(load), own && orAnew(own)])
      const web: RegisterWeb = { ...part?.web, tabs: tabs[name] ?? [] }
      return { register, web }
    },
    enabled: found !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: true,
  })
  const { register: stated, web } = data ?? {}
  // An address ends with the row; its container comes before it.
  const values = [...path.matchAll(/:(\w+)/g)].map(([, hole]) => params[hole ?? ''] ?? '')
  const ofRow = found?.part === 'record' || found?.part === 'edit'
  const id = ofRow ? values.pop() : undefined
  const within = values.pop()
  const around = stated?.within === undefined ? '' : targetOf(fieldOf(stated, stated.within))
  const shape = useQuery({
    queryKey: shapeKey(around, stated?.name, within),
    queryFn: () => web?.shapedBy?.(within ?? ''),
    enabled: within !== undefined && web?.shapedBy !== undefined,
  })
  if (found === undefined || data === undefined || (shape.isLoading && !shape.isError))
    return undefined
  const register = shape.data ?? data.register
  return { part: found.part, register, web: data.web, ...(id && { id }), ...(within && { within }) }
}
