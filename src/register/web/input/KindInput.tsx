import { type ComponentType, memo } from 'react'
import { AddressField } from './AddressField.tsx'
import { ChoiceField } from './choices/ChoiceField.tsx'
import { ChoicesField } from './choices/ChoicesField.tsx'
import { PointerField } from './choices/PointerField.tsx'
import { PointersField } from './choices/PointersField.tsx'
import { TreeField } from './choices/TreeField.tsx'
import { ContentField } from './content/ContentField.tsx'
import { FileField } from './FileField.tsx'
import type { KindProps } from './field-of-form.ts'
import type { InputKind } from './has-input.ts'
import { NumberField } from './NumberField.tsx'
import { RichTextField } from './RichTextField.tsx'
import { RowsField } from './rows/RowsField.tsx'
import { TextField } from './TextField.tsx'
import { TimeField } from './TimeField.tsx'

/** What each kind is filled in with. */
const inputs = {
  text: TextField,
  'long-text': TextField,
  phone: TextField,
  email: TextField,
  link: TextField,
  number: NumberField,
  money: NumberField,
  date: TimeField,
  time: TimeField,
  choice: ChoiceField,
  'yes-no': ChoiceField,
  choices: ChoicesField,
  reference: PointerField,
  'list-value': PointerField,
  person: PointerField,
  references: PointersField,
  people: PointersField,
  tree: TreeField,
  file: FileField,
  files: FileField,
  photo: FileField,
  address: AddressField,
  'rich-text': RichTextField,
  rows: RowsField,
  content: ContentField,
} satisfies Record<InputKind, ComponentType<KindProps>>

const byKind: Readonly<Record<string, ComponentType<KindProps>>> = inputs

/** The input of a field's kind. It is drawn again only when something of its own has changed. */
export const KindInput = memo(function KindInput(props: KindProps) {
  const Input = byKind[props.field.kind]
  return Input === undefined ? null : <Input {...props} />
})
