import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Drawing } from '../src/kit/drawing/shapes.ts'
import { PhotoMarker } from '../src/kit/web/inputs/marks/PhotoMarker.tsx'
import { Live } from './Live.tsx'

/** A wall with an opening, to have something to point at. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#9db4c0"/><rect y="520" width="1200" height="280" fill="#6d6875"/><rect x="300" y="180" width="600" height="360" fill="#c9ada7"/><rect x="520" y="320" width="160" height="220" fill="#22223b"/></svg>',
)}`

export function MarksExample() {
  const [open, setOpen] = useState(false)
  return (
    <Live<Drawing | undefined> name="marks" initial={undefined}>
      {({ value, onChange }) => (
        <>
          <Button w="fit-content" variant="default" onClick={() => setOpen(true)}>
            Draw on the photo
          </Button>
          {open && (
            <PhotoMarker
              picture={picture}
              name="Opening in the wall"
              drawing={value}
              onDone={(drawing) => {
                onChange(drawing)
                setOpen(false)
              }}
              onDiscard={() => setOpen(false)}
            />
          )}
        </>
      )}
    </Live>
  )
}
