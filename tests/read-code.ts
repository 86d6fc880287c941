// Reads a QR code as a phone would: by a reader that is not of those who drew it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const address = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
const overrides = { wasmBinary: new Uint8Array(readFileSync(address)).buffer }

/** What the one code in a picture (PNG or JPEG) says. */
export async function readCode(picture: Uint8Array): Promise<string | undefined> {
  prepareZXingModule({ overrides })
  const [code] = await readBarcodes(picture)
  return code?.text
}
