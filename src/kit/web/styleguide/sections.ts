import type { ComponentType } from 'react'
import { ChipsExample } from './ChipsExample.tsx'
import { MultiSelectExample } from './MultiSelectExample.tsx'
import { SelectExample } from './SelectExample.tsx'
import { TreeSelectExample } from './TreeSelectExample.tsx'

export type Section = { id: string; title: string; Example: ComponentType }

export const sections: Section[] = [
  { id: 'chips', title: 'Chips', Example: ChipsExample },
  { id: 'select', title: 'Select', Example: SelectExample },
  { id: 'multi-select', title: 'Multi-select', Example: MultiSelectExample },
  { id: 'tree-select', title: 'Tree selector', Example: TreeSelectExample },
]
