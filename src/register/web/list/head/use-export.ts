import { notifications } from '@mantine/notifications'
import { download } from '../../../../kit/http/download.web.ts'
import { problemWords } from '../../../../kit/web/act/problem-words.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { pathOf } from '../../../capabilities/call-parts.ts'
import type { ExportFormat } from '../../../capabilities/export/contract.ts'
import type { List } from '../use-register-list.ts'

/** Sends for the rows that the list shows, on all its pages, as a file. */
export function useExport({ register, asked, columns }: List) {
  const { locale, text } = useLanguage()
  return async (format: ExportFormat) => {
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
    const shown = columns.map((column) => column.name).join(',')
    try {
      const name = await download(
        `${pathOf(register)}/export`,
        { ...asked, format, columns: shown, lang: locale },
        (bytes) =>
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
