import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ImageViewer } from '../src/kit/web/inputs/image-viewer/ImageViewer.tsx'

const drawn = (color: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`,
  )}`

const sets = {
  Pictures: [
    { src: drawn('#3a7', 400, 300), title: 'Green' },
    { src: 7, title: 'No text as src' },
    { src: drawn('#37a', 300, 400), title: 'Blue' },
  ],
  'A broken picture': [{ src: 'data:image/png;base64,broken', title: 'Broken' }],
  'No picture': [],
}

export function ImageViewerExample() {
  const [shown, setShown] = useState<readonly unknown[]>([])
  const [opened, setOpened] = useState(false)
  return (
    <Group>
      {Object.entries(sets).map(([name, items]) => (
        <Button
          key={name}
          variant="default"
          onClick={() => {
            setShown(items)
            setOpened(true)
          }}
        >
          {name}
        </Button>
      ))}
      <ImageViewer items={shown} opened={opened} onClose={() => setOpened(false)} />
    </Group>
  )
}
