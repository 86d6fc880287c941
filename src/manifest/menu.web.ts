// Entries of the sidebar that a company makes, as the browser has them: loaded when their group is opened.
import type { ComponentType } from 'react'
import type { FeatureMenu } from './feature.ts'

export type GrownMenu = Omit<FeatureMenu, 'file'> & { Entries: ComponentType }
