import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Drawing, DrawnShape, Ink } from '../../../drawing/shapes.ts'
import { pointOn } from '../../../drawing/signature.ts'
import { useTexts } from '../use-texts.ts'
import { Marks } from './Marks.tsx'
import { afterKey, counts, drawnOn, middling, type Tool } from './marking.ts'
import classes from './marks.module.css'

type Props = {
  picture: string
  name: string
  drawing: Drawing
  tool: Tool
  ink: Ink
  words: string
  /** The shape that a press begins, if any. */
  begin(at: readonly [number, number]): DrawnShape | undefined
  onShapes(shapes: readonly DrawnShape[]): void
  onSize(size: { width: number; height: number }): void
}

/** The picture with its marks: drawn on with the pointer, or with Enter and the arrow keys. */
export function MarkStage(props: Props) {
  const { picture, name, drawing, tool, ink, words, begin, onShapes, onSize } = props
  const texts = useTexts().marks
  const stage = useRef<HTMLDivElement>(null)
  const [inHand, setInHand] = useState<DrawnShape>()
  const { shapes } = drawing

  function pointsOf({ nativeEvent }: PointerEvent) {
    const box = stage.current?.getBoundingClientRect()
    if (box === undefined) return []
    const passed = nativeEvent.getCoalescedEvents?.() ?? []
    return (passed.length > 0 ? passed : [nativeEvent]).map((at) => pointOn(at, box))
  }
  function press(event: PointerEvent<HTMLElement>) {
    if (!event.isPrimary || event.button !== 0) return
    // Else the press takes the focus from the words that it may ask for.
    event.preventDefault()
    const [at] = pointsOf(event)
    const shape = at && begin(at)
    if (shape === undefined) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setInHand(shape)
  }
  function move(event: PointerEvent) {
    if (inHand !== undefined && event.isPrimary) setInHand(drawnOn(inHand, pointsOf(event)))
  }
  function release() {
    if (inHand !== undefined && counts(inHand)) onShapes([...shapes, inHand])
    setInHand(undefined)
  }
  function key(event: KeyboardEvent) {
    const placed = event.key === 'Enter' ? middling(tool, ink, words) : undefined
    const next = placed === undefined ? afterKey(shapes, event.key) : [...shapes, placed]
    if (next === undefined || (placed !== undefined && !counts(placed))) return
    event.preventDefault()
    onShapes(next)
  }
  return (
    <div className={classes.room}>
      <div
        ref={stage}
        className={classes.stage}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is drawn on by keyboard too
        tabIndex={0}
        aria-label={texts.stage(shapes.length)}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={key}
      >
        <img
          className="max-w-full rounded"
          src={picture}
          alt={name}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onSize({ width, height })
          }
        />
        <Marks drawing={inHand ? { ...drawing, shapes: [...shapes, inHand] } : drawing} />
      </div>
    </div>
  )
}
