import { readManifest } from './manifest.contract.ts'

/** Whether files are uploaded to a kind of document, each as one of its own. */
export const isUploaded = (register: string): register is keyof typeof readManifest =>
  Object.hasOwn(readManifest, register)
