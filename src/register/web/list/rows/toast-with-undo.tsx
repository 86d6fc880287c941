import { Anchor } from '@mantine/core'
import { notifications } from '@mantine/notifications'

/** Says what was done and, for a while, offers to undo it. */
export function toastWithUndo(message: string, undoWords: string, undo: (() => void) | undefined) {
  const id = notifications.show({
    color: 'green',
    role: 'status',
    autoClose: 8000,
    message: (
      <>
        {message}{' '}
        {undo && (
          <Anchor
            component="button"
            type="button"
            fw={600}
            size="sm"
            onClick={() => {
              notifications.hide(id)
              undo()
            }}
          >
            {undoWords}
          </Anchor>
        )}
      </>
    ),
  })
}
