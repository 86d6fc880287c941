import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { isRecord } from '../../../../../kit/own.ts'
import { FieldGroup } from '../../../../../kit/web/inputs/FieldGroup.tsx'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { beginning } from '../../../definition/filling/beginning.ts'
import { newKey, type Question } from '../../../definition/question.ts'
import classes from '../fill.module.css'
import { type AnswerProps, useFill } from '../filling-context.ts'
import { InnerForm, type ItemAnswers } from '../InnerForm.tsx'
import { fieldOf } from './field-of.ts'

const none: readonly Question[] = []

/** The same few questions, as often as they are needed. */
export function GroupAnswer(props: AnswerProps) {
  const text = useText()
  const { facts } = useFill().filling
  const { question, value, onChange, readOnly, language, label } = props
  const [removed, setRemoved] = useState<{ row: ItemAnswers; at: number }>()
  const rows = (Array.isArray(value) ? value : []).filter(isRecord)
  const fields = question.fields ?? none
  const full = rows.length >= Number(question.max ?? Number.POSITIVE_INFINITY)
  const { readOnly: _, ...group } = fieldOf(props)
  return (
    <FieldGroup {...group}>
      <div className={`${classes.group} grid justify-items-start gap-3 mt-2`}>
        {rows.map((row, at) => (
          <fieldset
            key={String(row.id ?? at)}
            className={`${classes.inner} stack gap-4 p-4 m-0 w-full min-w-0 border rounded`}
          >
            <legend className="p-0 font-semibold">
              {text('form_group_item', { label, number: at + 1 })}
            </legend>
            <InnerForm
              group={question.key}
              item={String(row.id ?? at)}
              fields={fields}
              answers={row}
              language={language}
              readOnly={readOnly}
              onChange={(answers) => onChange(rows.with(at, answers))}
            />
            {!readOnly && (
              <Button
                variant="subtle"
                color="gray"
                size="compact-md"
                leftSection={<IconTrash size={16} />}
                onClick={() => {
                  setRemoved({ row, at })
                  onChange(rows.toSpliced(at, 1))
                }}
              >
                {text('form_group_remove', { number: at + 1 })}
              </Button>
            )}
          </fieldset>
        ))}
        <div role="status">
          {removed && !full && (
            <span className="row hint gap-2">
              {text('form_file_removed', {
                name: text('form_group_item', { label, number: removed.at + 1 }),
              })}
              <Button
                size="compact-md"
                variant="default"
                onClick={() => {
                  onChange(rows.toSpliced(removed.at, 0, removed.row))
                  setRemoved(undefined)
                }}
              >
                {text('form_file_undo')}
              </Button>
            </span>
          )}
        </div>
        {!readOnly && !full && (
          <Button
            variant="default"
            classNames={{ root: classes.add, label: classes.label }}
            leftSection={<IconPlus size={16} />}
            onClick={() =>
              onChange([...rows, { ...beginning({ fields }, facts), id: newKey('r') }])
            }
          >
            {text('form_group_add', { label })}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}
