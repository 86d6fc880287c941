import { Box, Input, Popover, ScrollArea, TextInput } from '@mantine/core'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import type { FieldProps } from '../field-props.ts'
import { useTexts } from '../use-texts.ts'

type Props = FieldProps & {
  /** What stands in the closed field. */
  summary: string
  placeholder: string
  popup: 'listbox' | 'tree'
  multiple: boolean
  opened: boolean
  onOpenedChange: (opened: boolean) => void
  /** The filter's text; none leaves the filter out. */
  filter: { text: string; onChange: (text: string) => void; focus: boolean } | undefined
  maxHeight: number
  zIndex?: number
  activeId: string | undefined
  /** Keys that move in the list, from the field and from the filter. */
  onListKey: (event: KeyboardEvent, from: 'field' | 'filter') => void
  /** A line in place of the list: nothing found, still loading. */
  hint?: ReactNode
  children: ReactNode
}

/** The list is not in its place yet when it opens: a page that scrolled to it would leave the field. */
const focusInPlace = (filter: HTMLInputElement | null) => filter?.focus({ preventScroll: true })

/** A field that opens a list below itself, with a filter on top; focus stays on field or filter. */
export function PickerField(props: Props) {
  const { label, description, error, required = false, disabled = false, readOnly = false } = props
  const { opened, onOpenedChange, filter, popup, activeId, onListKey } = props
  const texts = useTexts()
  const id = useId()
  const field = useRef<HTMLButtonElement>(null)

  const wasOpened = useRef(opened)
  useEffect(() => {
    // The filter had the focus, and is gone.
    if (wasOpened.current && !opened && document.activeElement === document.body)
      field.current?.focus({ preventScroll: true })
    wasOpened.current = opened
  }, [opened])
  function close() {
    onOpenedChange(false)
    field.current?.focus()
  }
  function press(event: KeyboardEvent, from: 'field' | 'filter') {
    if (disabled || readOnly) return
    // Tab moves from the field to the next control of the page.
    if (event.key === 'Tab' && opened) close()
    else if (event.key === 'Escape' && opened) {
      // One Escape closes the list, not also the dialog around it.
      event.stopPropagation()
      close()
    } else onListKey(event, from)
  }
  const shared = {
    'aria-haspopup': popup,
    'aria-expanded': opened,
    ...(opened && { 'aria-controls': `${id}-list` }),
    ...(opened && activeId !== undefined && { 'aria-activedescendant': activeId }),
  }
  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      required={required}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
    >
      <Popover
        opened={opened}
        onDismiss={() => onOpenedChange(false)}
        width="target"
        position="bottom-start"
        withRoles={false}
        closeOnEscape={false}
        transitionProps={{ duration: 0 }}
        {...(props.zIndex !== undefined && { zIndex: props.zIndex })}
      >
        <Popover.Target>
          <Input
            ref={field}
            component="button"
            type="button"
            role="combobox"
            pointer
            error={Boolean(error)}
            disabled={disabled}
            aria-labelledby={`${id}-label`}
            aria-required={required}
            aria-readonly={readOnly}
            {...shared}
            rightSection={<IconChevronDown size={16} />}
            rightSectionPointerEvents="none"
            onClick={() => !readOnly && onOpenedChange(!opened)}
            onKeyDown={(event: KeyboardEvent) => press(event, 'field')}
          >
            {props.summary || <Input.Placeholder>{props.placeholder}</Input.Placeholder>}
          </Input>
        </Popover.Target>
        <Popover.Dropdown p={4}>
          {filter && (
            <TextInput
              role="combobox"
              aria-label={texts.select.filter(label)}
              ref={filter.focus ? focusInPlace : undefined}
              autoComplete="off"
              size="sm"
              mb={4}
              leftSection={<IconSearch size={16} />}
              {...shared}
              value={filter.text}
              onChange={(event) => filter.onChange(event.currentTarget.value)}
              onKeyDown={(event) => press(event, 'filter')}
            />
          )}
          <ScrollArea.Autosize mah={props.maxHeight} type="auto" data-picker-scroll>
            <Box
              id={`${id}-list`}
              role={popup}
              aria-labelledby={`${id}-label`}
              aria-multiselectable={props.multiple}
              // A press on the list must not take the focus from the field.
              onMouseDown={(event) => event.preventDefault()}
            >
              {props.children}
            </Box>
            {props.hint}
          </ScrollArea.Autosize>
        </Popover.Dropdown>
      </Popover>
    </Input.Wrapper>
  )
}
