import { notifications } from '@mantine/notifications'
import { download } from '../../../../kit/http/download.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { pathOf } from '../../../capabilities/shared.ts'
import { problemWords } from '../problem-words.ts'
import type { List } from '../use-register-list.ts'

export const exportFormats = ['csv', 'xlsx', 'pdf'] as const
type Format = (typeof exportFormats)[number]

/** Sends for the rows that the list shows, on all its pages, as a file. */
export function useExport({ register, asked }: List) {
  const text = useText()
  return async (format: Format) => {
    const id = notifications.show({
      message: text('list_export_running'),
      loading: true,
      autoClose: false,
      withCloseButton: false,
      role: 'status',
    })
    const say = (message: string, color: string) =>
      notifications.update({
        id,
        message,
        color,
        loading: false,
        autoClose: 5000,
        withCloseButton: true,
      })
    try {
      const name = await download(`${pathOf(register)}/export`, { ...asked, format }, (bytes) =>
        notifications.update({
          id,
          message: `${text('list_export_running')} · ${Math.ceil(bytes / 1024)} KB`,
          loading: true,
          autoClose: false,
        }),
      )
      say(text('list_export_done', { name }), 'green')
    } catch (error) {
      say(problemWords(error, text), 'red')
    }
  }
}
