import { ActionIcon, Button, Checkbox, Group, NumberInput, Text, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { newKey } from '../../../definition/question.ts'
import classes from '../builder.module.css'
import type { FacetProps } from './FieldInfo.tsx'
import { labelSaid, withLabel, withOption } from './said-in.ts'

/** What may be chosen. An option that was published is archived, not removed: old answers hold it. */
export function OptionsFacet({ facet, question, language, first, set }: FacetProps) {
  const text = useText()
  const name = facet === 'rows' ? 'rows' : 'options'
  const options = question[name] ?? []
  const put = (next: typeof options, touching?: string) => set({ [name]: next }, touching)
  const moved = (at: number, to: number) => {
    const option = options[at]
    return option === undefined ? options : options.toSpliced(at, 1).toSpliced(to, 0, option)
  }
  return (
    <fieldset className={`${classes.options} grid gap-2 p-0 m-0 border-none`}>
      <legend className="p-0 text-sm font-semibold">
        {text(name === 'rows' ? 'builder_rows' : 'builder_options')}
      </legend>
      {options.map((option, at) => {
        const named = text(name === 'rows' ? 'builder_row' : 'builder_option', { number: at + 1 })
        return (
          <div
            key={option.id}
            className={classes.option}
            data-archived={option.archived || undefined}
          >
            <Group gap={4} wrap="nowrap">
              <TextInput
                flex={1}
                size="sm"
                aria-label={named}
                placeholder={language === first ? '' : option.label}
                value={labelSaid(option, language, first)}
                onChange={(event) =>
                  put(
                    withOption(
                      options,
                      at,
                      withLabel(option, language, first, event.currentTarget.value),
                    ),
                    `${name} ${option.id} ${language}`,
                  )
                }
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={at === 0}
                aria-label={text('builder_option_up', { option: named })}
                onClick={() => put(moved(at, at - 1))}
              >
                <IconArrowUp size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={at === options.length - 1}
                aria-label={text('builder_option_down', { option: named })}
                onClick={() => put(moved(at, at + 1))}
              >
                <IconArrowDown size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={text(
                  option.archived ? 'builder_option_back' : 'builder_option_remove',
                  { option: named },
                )}
                onClick={() => put(withOption(options, at, { archived: option.archived !== true }))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Group>
            {name === 'options' && option.archived !== true && (
              <Group gap="sm">
                <Checkbox
                  size="xs"
                  label={text('builder_option_fails')}
                  checked={option.fails === true}
                  onChange={(event) =>
                    put(
                      withOption(options, at, {
                        fails: event.currentTarget.checked,
                        tone: event.currentTarget.checked ? 'danger' : 'calm',
                      }),
                    )
                  }
                />
                <Group gap={6}>
                  <Text size="xs" id={`score-${option.id}`}>
                    {text('builder_option_score')}
                  </Text>
                  <NumberInput
                    size="xs"
                    w={64}
                    aria-labelledby={`score-${option.id}`}
                    hideControls
                    value={option.score ?? ''}
                    onChange={(typed) =>
                      put(
                        withOption(options, at, { score: typed === '' ? null : Number(typed) }),
                        `${option.id} score`,
                      )
                    }
                  />
                </Group>
              </Group>
            )}
          </div>
        )
      })}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconPlus size={14} />}
        onClick={() => put([...options, { id: newKey('o'), label: '' }])}
      >
        {text('builder_option_add')}
      </Button>
    </fieldset>
  )
}
