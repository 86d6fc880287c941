import { ActionIcon, Group, Modal, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import {
  IconChevronLeft,
  IconChevronRight,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../use-texts.ts'
import classes from './ImageViewer.module.css'
import { ViewerImage } from './ViewerImage.tsx'
import { viewable, zoomed } from './zoom.ts'

type Props = {
  items: readonly unknown[]
  opened: boolean
  /** Which of the images is shown first. */
  startAt?: number
  onClose: () => void
}

/** Images over the whole screen: arrows turn the pages, + and - zoom, Esc closes. */
export function ImageViewer({ items, opened, startAt = 0, onClose }: Props) {
  const texts = useTexts().viewer
  const { close } = useTexts()
  const images = viewable(items)
  const [turned, setTurned] = useState(0)
  const [scale, setScale] = useState(1)
  const [natural, setNatural] = useState(1)
  const at = images.length === 0 ? 0 : (startAt + turned + images.length * 1000) % images.length

  const zoom = (direction: 1 | -1) => setScale((now) => zoomed(now, direction, natural))
  function turn(step: 1 | -1) {
    setTurned((now) => now + step)
    setScale(1)
  }
  function leave() {
    onClose()
    setTurned(0)
    setScale(1)
  }
  useWindowEvent('keydown', (event) => {
    if (!opened) return
    if (event.key === 'ArrowRight') turn(1)
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === '+' || event.key === '=') zoom(1)
    if (event.key === '-') zoom(-1)
  })
  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <ActionIcon variant="default" size="lg" aria-label={label} onClick={onClick}>
      {icon}
    </ActionIcon>
  )
  return (
    <Modal.Root opened={opened} onClose={leave} fullScreen transitionProps={{ duration: 0 }}>
      <Modal.Content aria-label={texts.title}>
        <Modal.Body className="flex flex-col p-0" h="100dvh">
          <div
            className="grid flex-1 place-items-center min-h-0 overflow-hidden"
            style={{ background: 'var(--mantine-color-default-hover)' }}
          >
            <ViewerImage
              key={images[at]?.src}
              image={images[at]}
              scale={scale}
              onZoom={zoom}
              onTurn={turn}
              onNatural={setNatural}
            />
          </div>
          <Group className={classes.bar} justify="center" gap="xs">
            {images.length > 1 && button(texts.previous, <IconChevronLeft />, () => turn(-1))}
            {images.length > 1 && (
              <Text aria-live="polite">{texts.position(at + 1, images.length)}</Text>
            )}
            {images.length > 1 && button(texts.next, <IconChevronRight />, () => turn(1))}
            {button(texts.zoomOut, <IconZoomOut />, () => zoom(-1))}
            {button(texts.zoomIn, <IconZoomIn />, () => zoom(1))}
            {button(close, <IconX />, leave)}
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
