// Reads a HEIC picture off the page's own thread. Loaded only when a browser meets one it cannot read.
import libheif from 'libheif-js/libheif-wasm/libheif.js'
import wasm from 'libheif-js/libheif-wasm/libheif.wasm?url'

type Picture = {
  get_width(): number
  get_height(): number
  display(into: Pixels, told: (drawn: Pixels | null) => void): void
}
type Pixels = { data: Uint8ClampedArray; width: number; height: number }
type Decoder = new () => { decode(file: Uint8Array): Picture[] }
type Library = (options: { wasmBinary: ArrayBuffer }) => { HeifDecoder: Decoder }

export type Decoded = Pixels | undefined

async function decode(file: ArrayBuffer): Promise<Decoded> {
  const binary = await (await fetch(wasm)).arrayBuffer()
  const { HeifDecoder } = (libheif as unknown as Library)({ wasmBinary: binary })
  const [picture] = new HeifDecoder().decode(new Uint8Array(file))
  if (picture === undefined) return undefined
  const [width, height] = [picture.get_width(), picture.get_height()]
  const empty = { data: new Uint8ClampedArray(width * height * 4), width, height }
  return new Promise((resolve) => picture.display(empty, (drawn) => resolve(drawn ?? undefined)))
}

/** The thread itself: the types of this project know of pages alone. */
declare const self: {
  onmessage: (event: { data: ArrayBuffer }) => void
  postMessage(message: Decoded, transfer: Transferable[]): void
}
self.onmessage = ({ data }) => {
  decode(data).then(
    (drawn) => self.postMessage(drawn, drawn === undefined ? [] : [drawn.data.buffer]),
    (error: unknown) => {
      console.warn('A HEIC picture could not be read.', error)
      self.postMessage(undefined, [])
    },
  )
}
