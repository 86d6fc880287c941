// What the builder shows only once it is asked for. A page that is opened fetches none of it; the
// first touch fetches all, so that it is there when the connection is gone.
import { lazy } from 'react'

const parts = {
  info: () => import('./info/FieldInfo.tsx'),
  conditions: () => import('./conditions/FieldConditions.tsx'),
  preview: () => import('./preview/PreviewPane.tsx'),
  map: () => import('./map/DependencyMap.tsx'),
  settings: () => import('./SettingsPane.tsx'),
  versions: () => import('./VersionsPane.tsx'),
  publishing: () => import('./PublishDialog.tsx'),
  copying: () => import('./CopyQuestions.tsx'),
  clashes: () => import('./ClashDialog.tsx'),
}

export const FieldInfo = lazy(async () => ({ default: (await parts.info()).FieldInfo }))
export const FieldConditions = lazy(async () => ({
  default: (await parts.conditions()).FieldConditions,
}))
export const PreviewPane = lazy(async () => ({ default: (await parts.preview()).PreviewPane }))
export const DependencyMap = lazy(async () => ({ default: (await parts.map()).DependencyMap }))
export const SettingsPane = lazy(async () => ({ default: (await parts.settings()).SettingsPane }))
export const VersionsPane = lazy(async () => ({ default: (await parts.versions()).VersionsPane }))
export const PublishDialog = lazy(async () => ({
  default: (await parts.publishing()).PublishDialog,
}))
export const CopyQuestions = lazy(async () => ({ default: (await parts.copying()).CopyQuestions }))
export const ClashDialog = lazy(async () => ({ default: (await parts.clashes()).ClashDialog }))

let begun = false

/** Fetches what may be asked for next. What fails here is fetched again when it is asked for. */
export function fetchLater(): void {
  if (begun) return
  begun = true
  void Promise.allSettled(Object.values(parts).map((part) => part()))
}
