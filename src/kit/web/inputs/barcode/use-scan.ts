import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type CodeReader, codeReader } from './code-reader.ts'

/** How often a code is looked for, in milliseconds. */
const every = 200

/** What a scan lacks: the camera, or what reads its picture. */
export type Lacking = 'camera' | 'reader'

/** Shows the camera's picture in the video, until there is a code in it. */
export function useScan(
  video: RefObject<HTMLVideoElement | null>,
  onFound: (code: string) => void,
): Lacking | undefined {
  const [lacking, setLacking] = useState<Lacking>()
  const found = useEffectEvent(onFound)

  useEffect(() => {
    let stream: MediaStream | undefined
    let looking: ReturnType<typeof setTimeout> | undefined
    let over = false
    function end(): void {
      over = true
      clearTimeout(looking)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    async function look(screen: HTMLVideoElement, reader: CodeReader): Promise<void> {
      // A picture that is not there yet has nothing in it to find.
      const [code] = await reader.detect(screen).catch(() => [])
      if (over) return
      if (code === undefined) looking = setTimeout(() => void look(screen, reader), every)
      else found(code.rawValue)
    }
    async function begin(): Promise<void> {
      const fetched = codeReader().catch((error: unknown) => {
        console.error('The reader of codes could not be loaded.', error)
      })
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      } catch {
        setLacking('camera')
        return
      }
      const screen = video.current
      if (over || screen === null) return end()
      screen.srcObject = stream
      screen.play().catch(() => undefined)
      const reader = await fetched
      if (over) return
      if (reader !== undefined) return look(screen, reader)
      end()
      setLacking('reader')
    }
    void begin()
    return end
  }, [video])
  return lacking
}
