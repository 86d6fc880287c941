// A widget of the home screen as the browser has it: its facts, and its component, loaded when it is shown.
import type { ComponentType } from 'react'
import type { FeatureWidget } from './feature.ts'

export type HomeWidget = Omit<FeatureWidget, 'file'> & { Widget: ComponentType }
