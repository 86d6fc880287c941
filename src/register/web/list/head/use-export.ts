import { notifications } from '@mantine/notifications'
import { download } from '../../../../kit/http/download.web.ts'
import { problemWords } from '../../../../kit/web/act/problem-words.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { pathOf } from '../../../capabilities/call-parts.ts'
import type { ExportFormat } from '../../../capabilities/export/contract.ts'
import type { List } from '../use-register-list.ts'

/** Sends for a file that the server makes, and says in passing how far it is. */
export function useSendFor() {
  const { text } = useLanguage()
  return async (path: string, query: Record<string, unknown>) => {
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
      const name = await download(path, query, (bytes) =>
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

/** Sends for the rows that the list shows, on all its pages, as a file. */
export function useExport({ register, asked, columns }: List) {
  const { locale } = useLanguage()
  const sendFor = useSendFor()
  const shown = columns.map((column) => column.name).join(',')
  return (format: ExportFormat) =>
    sendFor(`${pathOf(register)}/export`, { ...asked, format, columns: shown, lang: locale })
}
