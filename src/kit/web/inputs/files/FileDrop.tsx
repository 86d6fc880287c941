import { Button, FileButton, Group } from '@mantine/core'
import { type DragEvent, type ReactNode, useState } from 'react'
import classes from './files.module.css'

export type PickButton = {
  readonly words: string
  readonly icon: ReactNode
  /** Opens the camera of a phone at once. */
  readonly camera?: boolean
}

type Props = {
  /** What the files are of; a screen reader says it before the words of a button. */
  label?: string
  buttons: readonly PickButton[]
  filled?: boolean
  size?: 'sm' | 'md'
  accept?: string
  several?: boolean
  disabled?: boolean
  wrong?: boolean
  /** Which of the files that are dropped are meant. */
  takes?: (file: File) => boolean
  onFiles(files: readonly File[]): void
  /** What may be chosen. */
  children: ReactNode
}

/** Where files are chosen or dropped. */
export function FileDrop(props: Props) {
  const { label, buttons, filled = false, size = 'md', accept, several = false } = props
  const { disabled = false, wrong = false, takes = () => true, onFiles, children } = props
  const [over, setOver] = useState(false)
  /** Counts the choices: a fresh file input lets the same file be chosen again. */
  const [turn, setTurn] = useState(0)

  function take(files: readonly File[]) {
    setTurn((now) => now + 1)
    if (files.length > 0) onFiles(several ? files : files.slice(0, 1))
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!disabled) take([...event.dataTransfer.files].filter(takes))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the buttons are the first.
    <div
      className={`${classes.drop} row hint p-3 gap-x-3 gap-y-2 border-dashed rounded`}
      data-over={over || undefined}
      data-wrong={wrong || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Group gap="xs">
        {buttons.map(({ words, icon, camera = false }) => (
          <FileButton
            key={`${words} ${turn}`}
            multiple={several}
            disabled={disabled}
            onChange={(chosen: File[] | File | null) =>
              take([chosen].flat().filter((file) => file !== null))
            }
            {...(accept && { accept })}
            {...(camera && { capture: 'environment' as const })}
          >
            {(button) => (
              <Button
                {...button}
                variant={filled ? 'filled' : 'default'}
                size={size}
                disabled={disabled}
                leftSection={icon}
                aria-label={label === undefined ? undefined : `${label}: ${words}`}
              >
                {words}
              </Button>
            )}
          </FileButton>
        ))}
      </Group>
      <span>{children}</span>
    </div>
  )
}
