import { Text, UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, useId, useState } from 'react'
import type { Controlled, FieldProps } from '../field-props.ts'
import { useTexts } from '../use-texts.ts'
import { toggled } from './options.ts'
import { PickerField } from './PickerField.tsx'
import { TreeRows } from './TreeRows.tsx'
import { filterTree, openOnes, type TreeOption, treeRows, walk } from './tree.ts'
import { moveInTree } from './tree-keys.ts'
import { type TreeSource, useTree } from './use-tree.ts'

type Props = FieldProps &
  TreeSource &
  Controlled<string[]> & {
    /** Several options may be chosen; each stands for itself, a branch does not take its leaves along. */
    multiple?: boolean
    placeholder?: string
    /** Names of chosen options that are not loaded yet. */
    chosenLabels?: Record<string, string>
    /** What has a note was chosen all the same. */
    onRefused?: (id: string | undefined) => void
  }

/** A choice from a tree that may be loaded branch by branch. */
export function TreeSelectInput(props: Props) {
  const { options, loadOptions, loadChildren, searchOptions, ...rest } = props
  const {
    value,
    onChange,
    multiple = false,
    placeholder,
    chosenLabels = {},
    onRefused,
    ...field
  } = rest
  const texts = useTexts()
  const id = useId()
  const [opened, setOpened] = useState(false)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const tree = useTree({
    ...(options && { options }),
    ...(loadOptions && { loadOptions }),
    ...(loadChildren && { loadChildren }),
    ...(searchOptions && { searchOptions }),
  })

  const filtering = text.trim() !== '' && !searchOptions
  const matching = filtering ? filterTree(tree.options, text) : openOnes(tree.options)
  // A filtered tree stands open, except for branches that are not loaded.
  const isOpen = (option: TreeOption) =>
    (filtering && option.children !== null) || tree.isOpen(option)
  const rows = treeRows(matching, isOpen, tree.states)
  const labels = new Map([...walk(tree.options)].map(({ option }) => [option.id, option.label]))

  function open(next: boolean) {
    setOpened(next)
    setText('')
    setActive(0)
    if (next) tree.begin(value)
    tree.search('')
  }
  function choose(option: TreeOption) {
    if (option.disabled) return
    const refused = option.note !== undefined && !value.includes(option.id)
    onRefused?.(refused ? option.id : undefined)
    if (refused) return open(false)
    onChange(multiple ? toggled(value, option.id) : [option.id])
    if (!multiple) open(false)
  }
  function retry(parent: string) {
    const branch = [...walk(tree.options)].find(({ option }) => option.id === parent)?.option
    tree.retry(branch, text)
  }
  function act(at: number) {
    const row = rows[at]
    if (row?.kind === 'option') choose(row.option)
    else if (row?.note === 'failed') retry(row.parent)
    else if (tree.state === 'failed') retry('')
  }
  function press(event: KeyboardEvent, from: 'field' | 'filter') {
    const acts = event.key === 'Enter' || (event.key === ' ' && from === 'field')
    if (acts || event.key === 'ArrowDown' || event.key === 'ArrowUp') event.preventDefault()
    if (!opened) {
      if (acts || event.key === 'ArrowDown' || event.key === 'ArrowUp') open(true)
    } else if (acts) act(active)
    else {
      // While a text is typed, the arrows to the side move in the text.
      const moved = moveInTree(rows, active, event.key, from === 'filter' && text !== '')
      if (moved.open) tree.open(moved.open.option, moved.open.wanted)
      if (moved.handled) event.preventDefault()
      setActive(moved.active)
    }
  }
  function hint() {
    if (tree.state === 'loading') return texts.tree.loading
    if (tree.state === 'failed') return undefined
    if (searchOptions && text.trim() === '') return texts.tree.searchPrompt
    if (rows.length > 0) return undefined
    return text.trim() === '' ? texts.tree.noOptions : texts.tree.noResults
  }
  const note = hint()

  return (
    <PickerField
      {...field}
      popup="tree"
      multiple={multiple}
      summary={value.map((one) => labels.get(one) ?? chosenLabels[one] ?? one).join(', ')}
      placeholder={placeholder ?? texts.select.placeholder}
      opened={opened}
      onOpenedChange={open}
      filter={{
        text,
        focus: true,
        onChange: (next) => {
          setText(next)
          setActive(0)
          tree.search(next)
        },
      }}
      maxHeight={300}
      zIndex={999}
      activeId={rows.length === 0 ? undefined : `${id}-${active}`}
      onListKey={press}
      hint={
        <>
          {note && (
            <Text role="status" p="xs" size="sm">
              {note}
            </Text>
          )}
          {tree.state === 'failed' && (
            <Text p="xs" size="sm">
              {texts.tree.failed}{' '}
              <UnstyledButton
                title={texts.tree.retryTitle}
                fz="sm"
                td="underline"
                onClick={() => retry('')}
              >
                {texts.tree.retry}
              </UnstyledButton>
            </Text>
          )}
        </>
      }
    >
      {tree.state === undefined && (
        <TreeRows
          id={id}
          rows={rows}
          active={active}
          chosen={value}
          withCheck={multiple}
          onOpen={tree.open}
          onChoose={choose}
          onRetry={retry}
        />
      )}
    </PickerField>
  )
}
