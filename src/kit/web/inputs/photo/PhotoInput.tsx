import { Button, FileButton, Group, Loader } from '@mantine/core'
import { IconCamera, IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { FieldGroup } from '../FieldGroup.tsx'
import type { Controlled, FieldProps } from '../field-props.ts'
import { useTexts } from '../use-texts.ts'
import { PhotoPreview } from './PhotoPreview.tsx'
import { shrinkPhoto } from './shrink-photo.ts'

type Props = FieldProps & Controlled<File[]> & { maximum?: number }

/** Pictures taken or chosen, made small in the browser and shown before they are sent. */
export function PhotoInput({ value, onChange, maximum = 1, disabled, readOnly, ...field }: Props) {
  const texts = useTexts().photo
  const [working, setWorking] = useState(false)
  /** Counts the choices: a fresh file input lets the same picture be chosen again. */
  const [turn, setTurn] = useState(0)

  async function add(files: File[]) {
    setWorking(true)
    try {
      const made = await Promise.all(files.map(shrinkPhoto))
      onChange([...value, ...made.map(({ file }) => file)].slice(0, maximum))
    } finally {
      setWorking(false)
      setTurn((now) => now + 1)
    }
  }
  const closed = disabled === true || working || value.length >= maximum
  const button = (label: string, icon: ReactNode, camera: boolean) => (
    <FileButton
      key={`${label} ${turn}`}
      multiple
      accept="image/*,.heic,.heif"
      disabled={closed}
      onChange={add}
      {...(camera && { capture: 'environment' as const })}
    >
      {(props) => (
        <Button {...props} variant="default" disabled={closed} leftSection={icon}>
          {label}
        </Button>
      )}
    </FileButton>
  )
  return (
    <FieldGroup {...field}>
      <Group gap="xs" my="xs">
        {value.map((file) => (
          <PhotoPreview
            key={`${file.name} ${file.size} ${file.lastModified}`}
            file={file}
            onRemove={
              disabled || readOnly
                ? undefined
                : () => onChange(value.filter((other) => other !== file))
            }
          />
        ))}
        {working && <Loader size="sm" role="status" aria-label={texts.working} />}
      </Group>
      {!readOnly && (
        <Group gap="xs">
          {button(texts.take, <IconCamera size={18} />, true)}
          {button(texts.choose, <IconPhoto size={18} />, false)}
        </Group>
      )}
    </FieldGroup>
  )
}
