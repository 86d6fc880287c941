import type { Trouble } from '../../../../../kit/drafts/outbox.ts'
import type { Text } from '../../../../../kit/web/language/catalogue.ts'

/** Why it was not taken: as the server said, or as this device found. */
export function troubleWords(text: Text, { code, words }: Trouble): string {
  if (code === 'receipt') return text('outbox_receipt_wrong')
  return code === 'elsewhere' ? text('outbox_elsewhere') : words
}
