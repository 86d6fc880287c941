import { Modal } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../use-texts.ts'
import classes from './barcode.module.css'

/** The browser's own reader of codes; TypeScript does not know it yet. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type Detecting = { BarcodeDetector: new () => Detector }

type Props = {
  title: string
  hint: string
  /** Said where the camera may not be used. */
  refused: string
  onFound(code: string): void
  onClose(): void
}

/** How often a code is looked for, in milliseconds. */
const every = 200

/** What the camera sees, until there is a code in it. */
export function BarcodeScanner({ title, hint, refused, onFound, onClose }: Props) {
  const texts = useTexts()
  const video = useRef<HTMLVideoElement>(null)
  const [blocked, setBlocked] = useState(false)
  const found = useRef(onFound)
  found.current = onFound

  useEffect(() => {
    let stream: MediaStream | undefined
    let looking: ReturnType<typeof setTimeout> | undefined
    let over = false
    const detector = new (globalThis as unknown as Detecting).BarcodeDetector()
    async function look(screen: HTMLVideoElement): Promise<void> {
      // A picture that is not there yet has nothing in it to find.
      const [code] = await detector.detect(screen).catch(() => [])
      if (over) return
      if (code === undefined) looking = setTimeout(() => void look(screen), every)
      else found.current(code.rawValue)
    }
    async function begin(): Promise<void> {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      } catch {
        setBlocked(true)
        return
      }
      const screen = video.current
      if (over || screen === null) {
        for (const track of stream.getTracks()) track.stop()
        return
      }
      screen.srcObject = stream
      screen.play().catch(() => undefined)
      void look(screen)
    }
    void begin()
    return () => {
      over = true
      clearTimeout(looking)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [])
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      {blocked ? (
        <p role="alert">{refused}</p>
      ) : (
        <>
          <video ref={video} className={classes.screen} playsInline muted />
          <p className={classes.hint}>{hint}</p>
        </>
      )}
    </Modal>
  )
}
