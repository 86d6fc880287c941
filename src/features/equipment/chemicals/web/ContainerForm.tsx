import { Button, Group } from '@mantine/core'
import type { SubmitEvent } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { type AnyRow, fieldOf, labelOf } from '../../../../register/define.ts'
import type { RegisterWeb } from '../../../../register/web/extension.ts'
import { errorOf } from '../../../../register/web/form/save/error-of.ts'
import { useRegisterForm } from '../../../../register/web/form/use-register-form.ts'
import { FieldInput } from '../../../../register/web/input/FieldInput.tsx'
import { chemicalInstances } from '../../chemical-instances/chemical-instances.register.ts'

type Props = {
  chemical: string
  row: AnyRow | undefined
  onSaved: (row: AnyRow) => void
  onCancel: () => void
}

const plain: RegisterWeb = {}
const names = chemicalInstances.form.flatMap(([, fields]) => fields)

/** A container of a product, new or there: where it stands and what is in it. */
export function ContainerForm({ chemical, row, onSaved, onCancel }: Props) {
  const { text, say } = useLanguage()
  const form = useRegisterForm({
    register: chemicalInstances,
    row,
    within: chemical,
    onSaved: (saved) => onSaved(saved.row),
  })

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // It opens over the product's own form, which must not be saved with it.
    event.stopPropagation()
    form.save()
  }
  const whole = form.errors['']?.join(' ')
  return (
    <form className="grid gap-4" noValidate method="post" onSubmit={save}>
      {whole !== undefined && <Notice tone="danger">{whole}</Notice>}
      {names.map((name) => (
        <FieldInput
          key={name}
          web={plain}
          register={chemicalInstances}
          name={name}
          field={fieldOf(chemicalInstances, name)}
          label={say(labelOf(name, fieldOf(chemicalInstances, name)))}
          value={form.values[name]}
          onChange={(value) => form.set(name, value)}
          error={errorOf(form.errors, name)}
          disabled={false}
          values={form.values}
          row={row}
        />
      ))}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={form.saving}>
          {text('save')}
        </Button>
      </Group>
    </form>
  )
}
