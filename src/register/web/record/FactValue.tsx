import { withImplied } from '../../../access/effective.ts'
import { ShownRights } from '../../../access/web/rights/ShownRights.tsx'
import { readFile } from '../../../kit/files/files.contract.ts'
import type { Locale } from '../../../kit/locales.ts'
import { textsIn } from '../../../kit/own.ts'
import { ContentShown } from '../../../kit/web/content/ContentShown.tsx'
import { FileLine } from '../../../kit/web/inputs/files/FileLine.tsx'
import { RichText } from '../../../kit/web/inputs/rich-text/RichText.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { Part } from '../../../kit/writing/content.ts'
import type { RichNode } from '../../../kit/writing/rich-text.ts'
import { kindOf } from '../../fields/all.ts'
import type { Field } from '../../fields/field.ts'
import { allFilesIn, allPointedIn, targetOf } from '../../fields/pointing.ts'
import { innerRowsOf } from '../../fields/structured.ts'
import { wordsOf } from '../../fields/words.ts'
import { useSpeech } from '../form/fields/use-speech.ts'
import { ShownValue } from '../show/ShownValue.tsx'
import { FactRows } from './FactRows.tsx'
import { RecordLink } from './RecordLink.tsx'
import classes from './record.module.css'

type Props = {
  field: Field
  label: string
  value: unknown
  /** Of its content; that of the reader where none is said. */
  language?: Locale
  /** Where its files are read by somebody who is not signed in; other records are then named, not led to. */
  fileAddress?: (id: string) => string
}

const ofStaff = (id: string) => readFile.path.replace(':id', id)

/** To be followed, or with the colour that they have in a list. */
const asInLists = new Set(['phone', 'email', 'link', 'choice'])

/** A value that is there, whole, as its kind is read. */
export function FactValue({ field, label, value, language, fileAddress }: Props) {
  const speech = useSpeech()
  const { kind } = field
  const { locale } = useLanguage()
  if (asInLists.has(kind)) return <ShownValue field={field} value={value} />
  if (kind === 'rich-text') return <RichText value={value as RichNode} />
  if (kind === 'content')
    return (
      <ContentShown
        content={value as Part[]}
        locale={language ?? locale}
        {...(fileAddress && { fileAddress })}
      />
    )
  if (kind === 'rights') return <ShownRights rights={withImplied(textsIn(value))} />
  if (kind === 'rows') return <FactRows field={field} label={label} rows={innerRowsOf(value)} />
  if (kindOf(field).points === undefined) return wordsOf(field, value, speech)
  if (targetOf(field) === 'files')
    return (
      <div className={classes.files}>
        {allFilesIn(value).map((file) => (
          <FileLine
            key={file.id}
            file={file}
            address={(fileAddress ?? ofStaff)(file.id)}
            withPicture
          />
        ))}
      </div>
    )
  return (
    <ul className="bare">
      {allPointedIn(value).map((pointed) => (
        <li key={pointed.id}>
          {fileAddress ? pointed.name : <RecordLink register={targetOf(field)} to={pointed} />}
        </li>
      ))}
    </ul>
  )
}
