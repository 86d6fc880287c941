import { useEffect, useState } from 'react'

/** Whether the device has a camera that a page may ask for. A page without HTTPS may ask for none. */
export function useCamera(): boolean {
  const [there, setThere] = useState(false)
  useEffect(() => {
    const { mediaDevices }: Partial<Navigator> = navigator
    mediaDevices
      ?.enumerateDevices()
      .then((devices) => setThere(devices.some(({ kind }) => kind === 'videoinput')), console.error)
  }, [])
  return there
}
