import { List, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { fill } from '../../../../kit/language/message.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { planPreviewKey } from '../../web/keys.ts'
import type { WorkplaceKind } from '../../workplace.ts'
import { previewPlan } from '../plan.contract.ts'
import type { bodyOf } from './rhythm.ts'

type Asked = ReturnType<typeof bodyOf> & { form: string; places: string[]; starts_on?: string }

/** What the plan would come to, asked anew at each change. */
export const usePreview = (kind: WorkplaceKind, body: Asked) =>
  useQuery({
    queryKey: planPreviewKey(kind, body),
    queryFn: async ({ signal }) => (await call(previewPlan[kind], { body, signal })).data,
    enabled: body.places.length > 0 && body.due_time !== '',
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  })

const sums: Readonly<Record<WorkplaceKind, string>> = {
  project: 'Projects: {count}. Forms expected in the first four weeks: {times}.',
  team: 'Teams: {count}. Forms expected in the first four weeks: {times}.',
}
const whys = { expects: 'already scheduled', closed: 'is completed or archived' } as const

type Preview = ReturnType<typeof usePreview>['data']

/** How much comes of a plan, and where it cannot be made. */
export function PlanPreview({ kind, preview }: { kind: WorkplaceKind; preview: Preview }) {
  const { text, say } = useLanguage()
  if (preview === undefined) return null
  const { good, bad } = preview
  const times = good.reduce((sum, one) => sum + one.times, 0)
  const idle = good.filter((one) => one.times === 0)
  return (
    <div role="status" className="grid gap-2">
      {good.length > 0 && (
        <Text fw={600}>{fill(say(sums[kind]), { count: good.length, times })}</Text>
      )}
      {idle.length > 0 && (
        <Notice tone="calm">
          {fill(say('Nothing is expected there in these weeks (on hold, for example): {names}.'), {
            names: idle.map(({ name }) => name).join(', '),
          })}
        </Notice>
      )}
      {bad.length > 0 && (
        <Notice tone="calm">
          {say('It cannot be scheduled for:')}
          <List size="sm" mt={4}>
            {bad.map(({ id, name, why }) => (
              <List.Item key={id}>
                {text('labelled', { label: name, what: say(whys[why]) })}
              </List.Item>
            ))}
          </List>
        </Notice>
      )}
    </div>
  )
}
