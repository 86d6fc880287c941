import { Button } from '@mantine/core'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { List } from '../use-register-list.ts'
import { mostRows } from '../use-rows.ts'

/** Where all of this page are selected, the way to all that the list finds. */
export function SelectAll({ list: { rows, total = 0, selecting, readAll } }: { list: List }) {
  const { text, locale } = useLanguage()
  const { act, busy } = useAct(async () => selecting.add(await readAll()), {
    refusedInPassing: true,
  })
  const { selection } = selecting
  const most = Math.min(total, mostRows)
  if (selection.size >= most || !rows.every(({ id }) => selection.has(id))) return null
  return (
    <Button size="xs" variant="subtle" loading={busy} onClick={() => act()}>
      {text(most < total ? 'list_select_first' : 'list_select_whole', {
        count: numberIn(locale, most),
      })}
    </Button>
  )
}
