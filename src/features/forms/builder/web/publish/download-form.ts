import { call } from '../../../../../kit/http/client.web.ts'
import { formFile } from '../../../builder.contract.ts'

/** The form as a file on this device. */
export async function downloadForm(form: string): Promise<void> {
  const file = await call(formFile, { params: { id: form } })
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = `${file.title}.plumbline.json`
  link.click()
  URL.revokeObjectURL(url)
}
