// What the builder shows only once it is asked for.
import { atFirstTouch, later } from '../../../../kit/web/later.ts'

export const FieldInfo = later(async () => (await import('./info/FieldInfo.tsx')).FieldInfo)
export const FieldConditions = later(
  async () => (await import('./conditions/FieldConditions.tsx')).FieldConditions,
)
export const PreviewPane = later(
  async () => (await import('./preview/PreviewPane.tsx')).PreviewPane,
)
export const DependencyMap = later(
  async () => (await import('./map/DependencyMap.tsx')).DependencyMap,
)
export const SettingsPane = later(async () => (await import('./SettingsPane.tsx')).SettingsPane)
export const VersionsPane = later(
  async () => (await import('./publish/VersionsPane.tsx')).VersionsPane,
)
export const PublishDialog = later(
  async () => (await import('./publish/PublishDialog.tsx')).PublishDialog,
)
export const CopyQuestions = later(
  async () => (await import('./canvas/CopyQuestions.tsx')).CopyQuestions,
)
export const LiveDialog = later(async () => (await import('./publish/LiveDialog.tsx')).LiveDialog)
export const PlanForm = later(async () => (await import('../../../projects/web/index.ts')).PlanForm)
export const ConfirmQuestion = later(
  async () => (await import('../../../../kit/web/inputs/ConfirmQuestion.tsx')).ConfirmQuestion,
)
export const PasteDialog = later(async () => (await import('./canvas/PasteDialog.tsx')).PasteDialog)
export const ClashDialog = later(async () => (await import('./draft/ClashDialog.tsx')).ClashDialog)
export const FullDrawer = later(async () => (await import('./FullDrawer.tsx')).FullDrawer)
export const moreMenu = atFirstTouch(async () => (await import('./MoreMenu.tsx')).MoreMenu)
