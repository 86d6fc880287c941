import type { ComponentType } from 'react'
import { AddressExample } from './AddressExample.tsx'
import { ChipsExample } from './ChipsExample.tsx'
import { DateTimeExample } from './DateTimeExample.tsx'
import { ImageViewerExample } from './ImageViewerExample.tsx'
import { MarksExample } from './MarksExample.tsx'
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
import { ButtonExample } from './theme/ButtonExample.tsx'
import { CardExample } from './theme/CardExample.tsx'
import { ColorExample } from './theme/ColorExample.tsx'
import { IconExample } from './theme/IconExample.tsx'
import { MeaningExample } from './theme/MeaningExample.tsx'
import { NoticeExample } from './theme/NoticeExample.tsx'
import { ShapeExample } from './theme/ShapeExample.tsx'
import { SpaceExample } from './theme/SpaceExample.tsx'
import { TableExample } from './theme/TableExample.tsx'
import { TypeExample } from './theme/TypeExample.tsx'
import { UploadExample } from './UploadExample.tsx'
import { WaitingExample } from './WaitingExample.tsx'

export type StyleguideSection = { id: string; title: string; Example: ComponentType }

const theme: StyleguideSection[] = [
  { id: 'type', title: 'Type', Example: TypeExample },
  { id: 'colors', title: 'Colours', Example: ColorExample },
  { id: 'meaning', title: 'Severity and status', Example: MeaningExample },
  { id: 'space', title: 'Space', Example: SpaceExample },
  { id: 'shape', title: 'Radius and shadow', Example: ShapeExample },
  { id: 'icons', title: 'Icons', Example: IconExample },
]

const pieces: StyleguideSection[] = [
  { id: 'buttons', title: 'Buttons', Example: ButtonExample },
  { id: 'notices', title: 'Alerts', Example: NoticeExample },
  { id: 'toast', title: 'Toast', Example: ToastExample },
  { id: 'table', title: 'Table', Example: TableExample },
  { id: 'cards', title: 'Cards', Example: CardExample },
  { id: 'waiting', title: 'Empty and loading', Example: WaitingExample },
  { id: 'tabs', title: 'Tab strip', Example: TabsExample },
  { id: 'progress', title: 'Progress circle', Example: ProgressExample },
  { id: 'modals', title: 'Modals', Example: ModalExample },
  { id: 'images', title: 'Image viewer', Example: ImageViewerExample },
]

const inputs: StyleguideSection[] = [
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
  { id: 'marks', title: 'Marks on a photo', Example: MarksExample },
  { id: 'upload', title: 'File upload', Example: UploadExample },
]

export const chapters: { title: string; sections: StyleguideSection[] }[] = [
  { title: 'Theme', sections: theme },
  { title: 'Pieces', sections: pieces },
  { title: 'Inputs', sections: inputs },
]

export const sections: StyleguideSection[] = chapters.flatMap((chapter) => chapter.sections)
