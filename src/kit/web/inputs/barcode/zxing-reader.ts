// Reads codes where the browser cannot: a file of its own, fetched for the occasion.
import { BarcodeDetector, prepareZXingModule, purgeZXingModule } from 'barcode-detector/ponyfill'
import address from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { CodeReader } from './code-reader.ts'

const overrides = { locateFile: () => address }

export async function zxingReader(): Promise<CodeReader> {
  try {
    await prepareZXingModule({ overrides, fireImmediately: true })
  } catch (error) {
    // The library keeps what failed, and would not fetch it again.
    purgeZXingModule()
    throw error
  }
  return new BarcodeDetector()
}
