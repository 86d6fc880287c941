import { ActionIcon, Button, Group, Select, Switch, TextInput } from '@mantine/core'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { useSayIn } from '../../../../../kit/web/language/WholeLanguage.tsx'
import type { Question } from '../../../definition/question.ts'
import { newQuestion, questionKinds, sayKind } from '../../question-kinds.ts'
import classes from '../builder.module.css'
import type { FacetProps } from './FieldInfo.tsx'
import { labelSaid, withLabel } from './said-in.ts'

/** A group within a group, and lines that are no questions, have no place in an item. */
const refused = new Set(['section', 'page', 'group', 'matrix', 'hazard', 'calculated'])
const kinds = questionKinds.filter(({ type }) => !refused.has(type))

/** The questions that a repeating group asks each time. */
export function QuestionsFacet({ question, language, first, set }: FacetProps) {
  const { text, say } = useLanguage()
  const sayInForm = useSayIn(first)
  const fields = question.fields ?? []
  const put = (next: readonly Question[], touching?: string) => set({ fields: next }, touching)
  const at = (place: number, given: Partial<Question>) =>
    fields.map((field, index) => (index === place ? { ...field, ...given } : field))
  const plain = kinds[0]
  return (
    <fieldset className={`${classes.options} grid gap-2 p-0 m-0 border-none`}>
      <legend className="p-0 text-sm font-semibold">{text('builder_inner_questions')}</legend>
      {fields.map((field, place) => {
        const number = place + 1
        const named = text('builder_inner', { number })
        return (
          <div key={field.key} className={classes.option}>
            <Group gap={4} wrap="nowrap">
              <TextInput
                flex={1}
                size="sm"
                aria-label={named}
                value={labelSaid(field, language, first)}
                onChange={(event) =>
                  put(
                    at(place, withLabel(field, language, first, event.currentTarget.value)),
                    `inner ${field.key}`,
                  )
                }
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={place === 0}
                aria-label={text('builder_option_up', { option: named })}
                onClick={() => put(fields.toSpliced(place, 1).toSpliced(place - 1, 0, field))}
              >
                <IconArrowUp size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={text('builder_option_remove', { option: named })}
                onClick={() => put(fields.toSpliced(place, 1))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Group>
            <Group gap="sm">
              <Select
                size="xs"
                disabled={sayInForm === undefined}
                aria-label={text('builder_inner_kind', { number })}
                allowDeselect={false}
                data={kinds.map((kind) => ({ value: kind.type, label: sayKind(kind, say) }))}
                value={field.type}
                onChange={(type) => {
                  const kind = kinds.find((one) => one.type === type)
                  if (kind !== undefined && sayInForm !== undefined)
                    put(fields.with(place, { ...newQuestion(kind, sayInForm), label: field.label }))
                }}
              />
              <Switch
                size="xs"
                label={text('builder_required')}
                checked={field.required === true}
                onChange={(event) => put(at(place, { required: event.currentTarget.checked }))}
              />
            </Group>
          </div>
        )
      })}
      {plain !== undefined && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} />}
          onClick={() =>
            put([
              ...fields,
              {
                ...newQuestion(questionKinds.find(({ type }) => type === 'text') ?? plain),
                label: '',
              },
            ])
          }
        >
          {text('builder_inner_add')}
        </Button>
      )}
    </fieldset>
  )
}
