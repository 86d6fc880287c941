import type { ComponentType } from 'react'
import { AddressExample } from './AddressExample.tsx'
import { ChipsExample } from './ChipsExample.tsx'
import { DateTimeExample } from './DateTimeExample.tsx'
import { ImageViewerExample } from './ImageViewerExample.tsx'
import { ModalExample } from './ModalExample.tsx'
import { MultiSelectExample } from './MultiSelectExample.tsx'
import { NumberExample } from './NumberExample.tsx'
import { PhotoExample } from './PhotoExample.tsx'
import { ProgressExample } from './ProgressExample.tsx'
import { RichTextExample } from './RichTextExample.tsx'
import { SelectExample } from './SelectExample.tsx'
import { SignatureExample } from './SignatureExample.tsx'
import { TabsExample } from './TabsExample.tsx'
import { ToastExample } from './ToastExample.tsx'
import { TreeSelectExample } from './TreeSelectExample.tsx'
import { UploadExample } from './UploadExample.tsx'
import { WaitingExample } from './WaitingExample.tsx'

export type Section = { id: string; title: string; Example: ComponentType }

export const sections: Section[] = [
  { id: 'chips', title: 'Chips', Example: ChipsExample },
  { id: 'select', title: 'Select', Example: SelectExample },
  { id: 'multi-select', title: 'Multi-select', Example: MultiSelectExample },
  { id: 'tree-select', title: 'Tree selector', Example: TreeSelectExample },
  { id: 'day-time', title: 'Date and time', Example: DateTimeExample },
  { id: 'number', title: 'Number with a unit', Example: NumberExample },
  { id: 'address', title: 'Address', Example: AddressExample },
  { id: 'rich-text', title: 'Rich text', Example: RichTextExample },
  { id: 'signature', title: 'Signature', Example: SignatureExample },
  { id: 'photo', title: 'Photo', Example: PhotoExample },
  { id: 'upload', title: 'File upload', Example: UploadExample },
  { id: 'tabs', title: 'Tab strip', Example: TabsExample },
  { id: 'progress', title: 'Progress circle', Example: ProgressExample },
  { id: 'toast', title: 'Toast', Example: ToastExample },
  { id: 'modals', title: 'Modals', Example: ModalExample },
  { id: 'images', title: 'Image viewer', Example: ImageViewerExample },
  { id: 'waiting', title: 'Empty and loading', Example: WaitingExample },
]
