// Composed by `npm run docs` from the files of src/features; `npm run check` fails when it is stale.
// What features show on the home screen.
import { whenDrawn } from '../../../kit/web/later.ts'
import type { HomeWidget } from '../../../manifest/widget.web.ts'

export const widgets: readonly HomeWidget[] = [
  { ...{"name":"deficiencies-by-age","label":"widget_ageing","about":"widget_ageing_about","grants":["submissions.deficiency-registry"],"wide":1,"at":{"hs_manager":30,"hs_user":50,"management":20},"leads":"deficiency-registry"}, Widget: whenDrawn(async () => (await import('../../../features/deficiencies/web/home/AgeingWidget.tsx')).default) },
  { ...{"name":"documents-signed","label":"widget_signed","about":"widget_signed_about","grants":["resources.view"],"wide":1,"at":{},"leads":"resources-coverage"}, Widget: whenDrawn(async () => (await import('../../../features/documents/home/web/SignedWidget.tsx')).default) },
  { ...{"name":"documents-reviews","label":"widget_reviews","about":"widget_reviews_about","grants":["resources.edit"],"wide":1,"at":{},"leads":"resources"}, Widget: whenDrawn(async () => (await import('../../../features/documents/home/web/ReviewsWidget.tsx')).default) },
  { ...{"name":"quick-actions","label":"home_actions","about":"home_actions_about","grants":[],"wide":1,"at":{"hs_manager":10,"hs_user":10,"management":70},"acts":true}, Widget: whenDrawn(async () => (await import('../../../features/home/web/QuickActions.tsx')).default) },
  { ...{"name":"incident-clocks","label":"widget_clocks","about":"widget_clocks_about","grants":["incidents.view"],"wide":1,"at":{"hs_manager":25,"management":15},"leads":"incidents"}, Widget: whenDrawn(async () => (await import('../../../features/incidents/law/web/ClocksWidget.tsx')).default) },
  { ...{"name":"my-work","label":"my_work","about":"my_work_lead","grants":[],"wide":2,"at":{"hs_manager":20,"hs_user":20,"management":40},"leads":"my-work","acts":true}, Widget: whenDrawn(async () => (await import('../../../features/my-work/web/MyWorkWidget.tsx')).default) },
  { ...{"name":"expected-today","label":"widget_today","about":"widget_today_about","grants":["projects.view","teams.view"],"wide":1,"at":{"hs_manager":40,"hs_user":30,"management":30}}, Widget: whenDrawn(async () => (await import('../../../features/projects/today/web/TodayWidget.tsx')).default) },
  { ...{"name":"project-compliance","label":"widget_compliance","about":"widget_compliance_about","grants":["projects.submission-tracker"],"wide":1,"at":{"hs_manager":50,"hs_user":70,"management":10},"leads":"projects"}, Widget: whenDrawn(async () => (await import('../../../features/projects/today/web/ComplianceWidget.tsx')).default) },
  { ...{"name":"unsigned","label":"widget_unsigned","about":"widget_unsigned_about","grants":["submissions.view-unsigned"],"wide":1,"at":{"hs_manager":60,"hs_user":40,"management":50},"leads":"submissions-unsigned"}, Widget: whenDrawn(async () => (await import('../../../features/submissions/lists/web/UnsignedWidget.tsx')).default) },
  { ...{"name":"recent-submissions","label":"widget_recent","about":"widget_recent_about","grants":["submissions.view"],"wide":2,"at":{"hs_manager":70,"hs_user":60,"management":60},"leads":"all-submissions"}, Widget: whenDrawn(async () => (await import('../../../features/submissions/lists/web/RecentWidget.tsx')).default) },
]
