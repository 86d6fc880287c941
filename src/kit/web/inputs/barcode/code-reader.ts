// What finds a code in a picture: the browser's own reader or, where it has none (every iPhone), one
// in WebAssembly that is fetched from our own host when a camera is opened.

export type CodeReader = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }

/** TypeScript does not know it yet. */
declare global {
  var BarcodeDetector: { new (): CodeReader; getSupportedFormats(): Promise<string[]> } | undefined
}

export async function codeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = globalThis
  // On some systems the detector exists and reads nothing.
  const formats = (await BarcodeDetector?.getSupportedFormats()) ?? []
  if (BarcodeDetector !== undefined && formats.includes('qr_code')) return new BarcodeDetector()
  return (await import('./zxing-reader.ts')).zxingReader()
}
