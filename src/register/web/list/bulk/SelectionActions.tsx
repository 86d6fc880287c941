import { Button } from '@mantine/core'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useSay } from '../../../../kit/web/language/Language.tsx'
import type { List } from '../use-register-list.ts'

/** The extension's actions on several rows at once. */
export function SelectionActions({ list }: { list: List }) {
  const say = useSay()
  const holds = useHolds()
  const { openModal, closeModal } = useModals()
  const { selecting, web } = list
  const ids = [...selecting.selection.keys()]
  return web.selectionActions
    ?.filter(({ grant }) => grant === undefined || holds(grant))
    .map(({ label, icon: Icon, run, Ask }) => (
      <Button
        key={label}
        size="xs"
        variant="default"
        leftSection={<Icon size={14} />}
        onClick={() => {
          if (Ask === undefined) {
            run?.(ids)
            selecting.clear()
            return
          }
          const done = () => {
            closeModal('selection')
            selecting.clear()
          }
          openModal('selection', { title: say(label), body: <Ask ids={ids} onDone={done} /> })
        }}
      >
        {say(label)}
      </Button>
    ))
}
