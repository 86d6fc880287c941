import { useText } from '../../../../../kit/web/language/Language.tsx'
import { files, type PointedFile } from '../../../../../register/fields/pointing.ts'
import { FileField } from '../../../../../register/web/input/FileField.tsx'
import { forms } from '../../../forms.register.ts'
import { useFiles } from '../files-at-hand.ts'
import type { AnswerProps } from '../filling-context.ts'

const pictures = ['image/*']
const usual = 20

/** Photos or files: each is sent as soon as it is taken; the answer holds their ids. */
export function FilesAnswer(props: AnswerProps) {
  const text = useText()
  const { question, value, onChange, readOnly, required, description } = props
  const { known, learn } = useFiles()
  const photos = question.type === 'photo'
  const there = (Array.isArray(value) ? value.map(String) : []).map(
    (id): PointedFile =>
      known.get(id) ?? { id, name: text('form_file'), mime: photos ? 'image/jpeg' : '', bytes: 0 },
  )
  const field = files({
    max: typeof question.max === 'number' ? question.max : usual,
    required,
    ...(photos && { accept: pictures }),
    ...(description !== undefined && { hint: description }),
  })
  return (
    <FileField
      register={forms}
      name={question.key}
      field={field}
      label={props.label}
      value={there}
      error={props.error}
      disabled={readOnly}
      row={undefined}
      onChange={(next) => {
        const chosen = next as PointedFile[]
        learn(chosen)
        onChange(chosen.map(({ id }) => id))
      }}
    />
  )
}
