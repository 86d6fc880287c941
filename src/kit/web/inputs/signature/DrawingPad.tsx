import { Button } from '@mantine/core'
import { IconArrowBackUp, IconEraser } from '@tabler/icons-react'
import { type PointerEvent, useRef, useState } from 'react'
import {
  type DrawnSignature,
  leastWay,
  pointOn,
  type Stroke,
  wayOf,
  withPoints,
} from '../../../drawing/signature.ts'
import { useTexts } from '../use-texts.ts'
import { SignatureDrawing } from './SignatureDrawing.tsx'
import classes from './SignaturePad.module.css'

type Drawn = Pick<DrawnSignature, 'strokes' | 'width' | 'height'>
type Props = {
  value: DrawnSignature | null
  wrong: boolean
  onChange(drawn: Drawn | null): void
}

const none: Drawn = { strokes: [], width: 0, height: 0 }

/** Where strokes are drawn. Too few of them are no signature yet; they stay on the pad, with a word. */
export function DrawingPad({ value, wrong, onChange }: Props) {
  const texts = useTexts().signature
  const pad = useRef<HTMLDivElement>(null)
  /** The stroke under the finger, and strokes that are not enough yet. */
  const [stroke, setStroke] = useState<Stroke>()
  const [begun, setBegun] = useState<Drawn>(none)
  const held: Drawn = value ?? begun

  /** The pad inside its border. */
  function box() {
    const { left = 0, top = 0 } = pad.current?.getBoundingClientRect() ?? {}
    const { clientLeft = 0, clientTop = 0, clientWidth = 1, clientHeight = 1 } = pad.current ?? {}
    return {
      left: left + clientLeft,
      top: top + clientTop,
      width: clientWidth,
      height: clientHeight,
    }
  }
  const pointsOf = ({ nativeEvent }: PointerEvent) => {
    const passed = nativeEvent.getCoalescedEvents?.() ?? []
    const at = box()
    return (passed.length > 0 ? passed : [nativeEvent]).map((point) => pointOn(point, at))
  }
  function press(event: PointerEvent<HTMLElement>) {
    if (!event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setStroke(withPoints([], pointsOf(event)))
  }
  function move(event: PointerEvent) {
    if (stroke && event.isPrimary) setStroke(withPoints(stroke, pointsOf(event)))
  }
  function keep(strokes: readonly Stroke[]) {
    const { width, height } = held.strokes.length > 0 ? held : box()
    const drawn = { strokes, width: Math.round(width), height: Math.round(height) }
    const enough = wayOf(strokes, drawn) >= leastWay
    setBegun(enough ? none : drawn)
    if (enough) onChange(drawn)
    else if (value !== null) onChange(null)
  }
  function release() {
    if (stroke === undefined) return
    setStroke(undefined)
    keep([...held.strokes, stroke])
  }
  const inHand: Drawn = stroke
    ? { ...(held.strokes.length > 0 ? held : box()), strokes: [...held.strokes, stroke] }
    : held
  const empty = inHand.strokes.length === 0
  const short = value === null && begun.strokes.length > 0 && stroke === undefined
  return (
    <>
      <div
        ref={pad}
        className={classes.pad}
        data-error={wrong || short || undefined}
        data-signature-pad
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <SignatureDrawing
          signature={empty ? null : { ...inHand, method: 'drawn', name: '', signed_at: '' }}
          label={value === null ? texts.empty : texts.drawn}
        />
        {empty && (
          <span className={classes.hint} aria-hidden>
            {texts.hint}
          </span>
        )}
      </div>
      <div className="row gap-2 mt-2">
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconArrowBackUp size={18} />}
          disabled={held.strokes.length === 0}
          onClick={() => keep(held.strokes.slice(0, -1))}
        >
          {texts.undo}
        </Button>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconEraser size={18} />}
          disabled={held.strokes.length === 0}
          onClick={() => keep([])}
        >
          {texts.clear}
        </Button>
        <p className="text-danger text-sm" role="status">
          {short && texts.short}
        </p>
      </div>
    </>
  )
}
