import { Text } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import { type PointerEvent, useEffect, useRef, useState, type WheelEvent } from 'react'
import { useTexts } from '../use-texts.ts'
import classes from './ImageViewer.module.css'
import { type ViewerImage as Item, swiped, throttle } from './zoom.ts'

type Props = {
  image: Item | undefined
  scale: number
  onZoom: (direction: 1 | -1) => void
  onTurn: (step: 1 | -1) => void
  /** The scale at which the image has its own size, known once it is loaded. */
  onNatural: (scale: number) => void
}

/** One image: the wheel zooms, a swipe turns to the next, an enlarged image is moved by dragging. */
export function ViewerImage({ image, scale, onZoom, onTurn, onNatural }: Props) {
  const { viewer } = useTexts()
  const [failed, setFailed] = useState(false)
  const [offset, setOffset] = useState({ x: 0, y: 0 })
  const start = useRef<{ x: number; y: number }>(undefined)
  const [mayZoom] = useState(throttle)

  // Made small again, the image goes back to the middle.
  useEffect(() => {
    if (scale <= 1) setOffset({ x: 0, y: 0 })
  }, [scale])

  function press(event: PointerEvent) {
    start.current = { x: event.clientX - offset.x, y: event.clientY - offset.y }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function move(event: PointerEvent) {
    if (start.current === undefined || scale <= 1) return
    setOffset({ x: event.clientX - start.current.x, y: event.clientY - start.current.y })
  }
  function release(event: PointerEvent) {
    const step = start.current && scale <= 1 ? swiped(event.clientX - start.current.x) : 0
    start.current = undefined
    if (step !== 0) onTurn(step)
  }
  function wheel(event: WheelEvent) {
    if (event.deltaY !== 0 && mayZoom(performance.now())) onZoom(event.deltaY < 0 ? 1 : -1)
  }

  if (image === undefined || failed)
    return (
      <div className="grid justify-items-center" style={{ gap: 'var(--mantine-spacing-sm)' }}>
        <IconPhotoOff size={64} stroke={1} />
        <Text role="status">{image === undefined ? viewer.empty : viewer.broken}</Text>
      </div>
    )
  return (
    <img
      className={classes.image}
      src={image.src}
      alt={image.title ?? ''}
      draggable={false}
      data-scale={scale}
      style={{ transform: `translate(${offset.x}px, ${offset.y}px) scale(${scale})` }}
      onError={() => setFailed(true)}
      onLoad={({ currentTarget: shown }) =>
        onNatural(shown.naturalWidth / Math.max(1, shown.offsetWidth))
      }
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onWheel={wheel}
    />
  )
}
