import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { QrCode } from '../../../../kit/web/plain/QrCode.tsx'
import { optionsOf } from '../../../../register/fields/choice.ts'
import label from '../../web/label.module.css'
import { chemicals } from '../chemicals.register.ts'
import { Pictograms } from './Pictograms.tsx'

type Props = {
  /** Where its code leads; without one the label has none. */
  path: string | null
  name: string
  signalWord: string | null
  pictograms: readonly string[]
  /** What is safe to do with it: precautions, protection. */
  handling: readonly (string | null)[]
}

const wordless = 'none'

/** What a workplace label must say: the product as on its sheet, safe handling, where the sheet is. */
export function WorkplaceLabel({ path, name, signalWord, pictograms, handling }: Props) {
  const { text, say } = useLanguage()
  const word =
    signalWord === null || signalWord === wordless
      ? undefined
      : optionsOf(chemicals.fields.signal_word)[signalWord]
  return (
    <div className={label.label}>
      <div>
        <h3 className="m-0 break-anywhere">{name}</h3>
        {word !== undefined && <p className={label.signal}>{say(word)}</p>}
        <Pictograms codes={pictograms} size={56} />
      </div>
      {path !== null && (
        <div className={label.code}>
          <QrCode
            size={104}
            text={window.location.origin + path}
            label={text('chemical_code', { name })}
          />
        </div>
      )}
      {handling.map(
        (words) =>
          words !== null && (
            <p key={words} className="col-span-full">
              {words}
            </p>
          ),
      )}
      <p className="col-span-full">
        <strong>{text('chemical_see_sheet')}</strong>
      </p>
    </div>
  )
}
