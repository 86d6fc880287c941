import { later } from '../../../kit/web/later.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import type { jhscRecommendations } from './jhsc-recommendations.register.ts'

export const web: RegisterWeb<typeof jhscRecommendations> = {
  Head: later(async () => (await import('../web/RecommendationHead.tsx')).RecommendationHead),
}
