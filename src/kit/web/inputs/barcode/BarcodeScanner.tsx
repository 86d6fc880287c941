import { Modal } from '@mantine/core'
import { useRef } from 'react'
import { useTexts } from '../use-texts.ts'
import { type Lacking, useScan } from './use-scan.ts'

type Props = {
  title: string
  hint: string
  /** Said where the camera may not be used, and where there is nothing to read its picture with. */
  without: Record<Lacking, string>
  onFound(code: string): void
  onClose(): void
}

/** What the camera sees, until there is a code in it. */
export function BarcodeScanner({ title, hint, without, onFound, onClose }: Props) {
  const texts = useTexts()
  const video = useRef<HTMLVideoElement>(null)
  const lacking = useScan(video, onFound)
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      {lacking ? (
        <p role="alert">{without[lacking]}</p>
      ) : (
        <>
          <video
            ref={video}
            className="block w-full rounded object-cover"
            style={{ background: '#000', aspectRatio: '4 / 3' }}
            playsInline
            muted
          />
          <p className="mt-2 text-soft">{hint}</p>
        </>
      )}
    </Modal>
  )
}
