import { ActionIcon, FileButton } from '@mantine/core'
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../../kit/web/language/Language.tsx'

type Props = {
  /** What the photos are of. */
  label: string
  onFiles(files: readonly File[]): void
}

/** Photos are taken or chosen by a sign beside what they belong to. */
export function PickPhotos({ label, onFiles }: Props) {
  const text = useText()
  /** Counts the choices: a fresh file input lets the same photo be chosen again. */
  const [turn, setTurn] = useState(0)
  const take = { words: text('input_photo_take'), Icon: IconCamera, camera: true }
  const choose = { words: text('form_photos_choose'), Icon: IconPhotoPlus, camera: false }
  return (
    <span className="flex flex-none gap-2">
      {/* A desk has no camera to take in the hand. */}
      {(navigator.maxTouchPoints > 0 ? [take, choose] : [choose]).map(({ words, Icon, camera }) => (
        <FileButton
          key={`${words} ${turn}`}
          multiple
          accept="image/*,.heic,.heif"
          {...(camera && { capture: 'environment' as const })}
          onChange={(chosen) => {
            setTurn((now) => now + 1)
            onFiles(chosen)
          }}
        >
          {(button) => (
            <ActionIcon
              {...button}
              variant="default"
              size={44}
              aria-label={words}
              aria-description={label}
              title={words}
            >
              <Icon size={22} />
            </ActionIcon>
          )}
        </FileButton>
      ))}
    </span>
  )
}
