import { Button, Group, Stack, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconEraser } from '@tabler/icons-react'
import { type PointerEvent, useRef, useState } from 'react'
import { FieldGroup } from '../FieldGroup.tsx'
import type { Controlled, FieldProps } from '../field-props.ts'
import { useTexts } from '../use-texts.ts'
import { SignatureDrawing } from './SignatureDrawing.tsx'
import classes from './SignaturePad.module.css'
import { type Signature, type Stroke, toPoint, withStroke } from './strokes.ts'

type Props = FieldProps & Controlled<Signature | null>

/** Sign with finger, pen or mouse, or type the name; every stroke is saved when it ends. */
export function SignaturePad({ value, onChange, disabled, readOnly, ...field }: Props) {
  const texts = useTexts().signature
  const fixed = disabled === true || readOnly === true
  const [drawing, setDrawing] = useState<Stroke>()
  const began = useRef<number>(undefined)
  const strokes = value?.kind === 'drawn' ? value.strokes : []

  function pointsOf(event: PointerEvent<HTMLElement>) {
    const pad = event.currentTarget.getBoundingClientRect()
    began.current ??= event.timeStamp
    const start = began.current
    const passed = event.nativeEvent.getCoalescedEvents?.() ?? []
    return (passed.length > 0 ? passed : [event]).map((at) => toPoint(at, pad, start))
  }
  function press(event: PointerEvent<HTMLElement>) {
    if (fixed || !event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrawing(pointsOf(event))
  }
  function move(event: PointerEvent<HTMLElement>) {
    if (drawing) setDrawing([...drawing, ...pointsOf(event)])
  }
  function release() {
    if (drawing === undefined) return
    setDrawing(undefined)
    const kept = withStroke(strokes, drawing)
    if (kept !== strokes) onChange({ kind: 'drawn', strokes: kept })
  }
  function save(kept: Stroke[]) {
    if (kept.length === 0) began.current = undefined
    onChange(kept.length === 0 ? null : { kind: 'drawn', strokes: kept })
  }

  const inHand: Signature | null = drawing
    ? { kind: 'drawn', strokes: [...strokes, drawing] }
    : value
  return (
    <FieldGroup {...field}>
      <div
        className={classes.pad}
        data-error={Boolean(field.error) || undefined}
        data-fixed={fixed || undefined}
        data-signature-pad
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={() => setDrawing(undefined)}
      >
        <SignatureDrawing signature={inHand} label={value === null ? texts.empty : texts.drawn} />
        {inHand === null && !fixed && (
          <span className={classes.hint} aria-hidden>
            {texts.hint}
          </span>
        )}
      </div>
      {!fixed && (
        <Stack mt="xs" gap="xs">
          <TextInput
            label={texts.type}
            maw="30rem"
            autoComplete="name"
            value={value?.kind === 'typed' ? value.name : ''}
            onChange={({ currentTarget: { value: name } }) =>
              onChange(name.trim() === '' ? null : { kind: 'typed', name })
            }
          />
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={18} />}
              disabled={strokes.length === 0}
              onClick={() => save(strokes.slice(0, -1))}
            >
              {texts.undo}
            </Button>
            <Button
              variant="default"
              leftSection={<IconEraser size={18} />}
              disabled={value === null}
              onClick={() => save([])}
            >
              {texts.clear}
            </Button>
          </Group>
        </Stack>
      )}
    </FieldGroup>
  )
}
