import { useText } from '../../../../kit/web/language/Language.tsx'
import { keeperOf } from '../../web/filling/entries.ts'
import { useEntries } from '../../web/filling/use-entries.ts'
import { inFours } from '../tracking.ts'

/** What was sent from this device, with the codes by which it is asked for. */
export default function SentHere({ code }: { code: string }) {
  const text = useText()
  const entries = useEntries(keeperOf(code)) ?? []
  if (entries.length === 0) return null
  return (
    <section>
      <h2 className="title-3">{text('by_code_sent')}</h2>
      <ul className="box bare">
        {entries.map(({ id, title, receipt, trouble }) => (
          <li key={id} className="border-between px-4 py-3">
            <span className="block break-anywhere">{title}</span>
            <small className="text-soft">
              {receipt === null
                ? (trouble?.words ?? text('by_code_waits'))
                : [receipt.number, receipt.tracking && inFours(receipt.tracking)]
                    .filter(Boolean)
                    .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
